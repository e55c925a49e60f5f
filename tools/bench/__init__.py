"""Benchmarks: they print ratios beside an anchor measured in the same minute, and judge nothing."""
