"""A page without Jupyter, on which the front end meets a model that the test plays."""
