"""Goes through a lesson on the board as a learner would, by mouse or by keyboard.

What is right is worked out here, by a tutor of our own with the same seed: the page holds no answer.
"""

from playwright.sync_api import Locator, expect

from boardkit import game
from boardkit.core.lesson import Quiz
from boardkit.core.tutor import LEARNER, Tutor
from tests.browser.lab import BOARD, Lab

WORDS = {
    "en": {"go_on": "Go on", "next": "Next", "check": "That is my answer", "again": "Try again", "hint": "Help me"},
    "zh-Hant": {"go_on": "繼續看", "next": "下一步", "check": "這是我的答案", "again": "再試一次", "hint": "給我提示"},
}

CHANGED = """([board, before]) => {
    const root = document.querySelector(board);
    const newest = root.querySelector('.bk-newest');
    return root.querySelector('.bk-verdict').checkVisibility()
        || (newest.checkVisibility() && newest.innerText !== before);
}"""


class Learner:
    """A lesson that is shown on a desk."""

    def __init__(self, lab: Lab, lesson: str = "learn", lang: str = "en") -> None:
        self.lab = lab
        self.lang = lang
        self.tutor = Tutor(game("raj"), game("raj").lessons[lesson])
        self.code = f'from boardkit_widgets import learn\nboard = learn("raj", "{lesson}", lang="{lang}")\nboard'

    def begin(self, theme: str = "light") -> Locator:
        """The lesson's board."""
        return self.lab.show(self.code, theme)

    def button(self, key: str) -> Locator:
        """One of the lesson's own buttons."""
        return self.lab.board.locator(".bk-feet").get_by_role("button", name=WORDS[self.lang][key], exact=True)

    @property
    def verdict(self) -> Locator:
        """What came of the try."""
        return self.lab.board.locator(".bk-verdict")

    def turn_to(self, at: int) -> None:
        """Turn to a step by the list of all steps."""
        strip = self.lab.board.locator(".bk-strip")
        strip.locator("summary").click()
        strip.locator(".bk-step-button").nth(at).click()
        self.at(at)

    def at(self, at: int) -> None:
        """Until the board is at this step; so is our own tutor then."""
        expect(self.lab.board.locator(".bk-strip-count")).to_contain_text(f"{at + 1} / {len(self.tutor)}")
        self.tutor.go(at)

    def right(self) -> list[str]:
        """The right answers to the question at hand."""
        assert self.tutor.case is not None
        return sorted(self.tutor.case.right)

    def answer(self, answers: list[str]) -> None:
        """Answer the question at hand by mouse."""
        step = self.tutor.step
        assert isinstance(step, Quiz)
        for name in answers:
            if step.question.kind == "number":
                self.lab.board.locator(".bk-quiz input").fill(name)
            elif step.question.kind == "place":
                self.lab.spot(name).click()
            else:
                self.lab.board.locator(f'.bk-answer[data-answer="{name}"]').click()
        self.press("check")
        self.verdict.wait_for()

    def play(self, card: str) -> None:
        """Play a card by mouse, here and in our own tutor."""
        self.lab.spot(card).and_(self.lab.page.locator(".is-legal")).click()
        self.tutor.match.play(card)
        if self.tutor.verdict is None:
            self.lab.wait_spent(card)

    @property
    def told(self) -> str:
        """The sentence that was told last; "" once the verdict stands there."""
        newest = self.lab.board.locator(".bk-newest")
        return newest.inner_text() if newest.is_visible() else ""

    def hear_out(self) -> list[str]:
        """Have everything told that came of the try, sentence by sentence, until the verdict stands there."""
        told: list[str] = []
        while True:
            self.lab.page.wait_for_function(CHANGED, arg=[BOARD, told[-1] if told else ""])
            if self.verdict.is_visible():
                return told
            told.append(self.told)
            self.press("go_on")

    def press(self, key: str) -> None:
        """Press one of the lesson's buttons."""
        self.button(key).click()

    def solve(self) -> None:
        """Solve the step at hand by mouse, and see that it is solved."""
        if self.tutor.case is not None:
            self.answer(self.right())
        else:
            while self.tutor.verdict is None:
                self.play(self.tutor.next_move or self.tutor.match.observation(LEARNER).legal_moves()[0])
            self.hear_out()
        expect(self.verdict).to_have_attribute("data-solved", "true")

    def next(self) -> None:
        """On to the next step, once the foot of the board has come to rest where it stays in sight."""
        self.lab.rest(self.button("next"))
        self.press("next")
        self.at(self.tutor.at + 1)


class KeyboardLearner(Learner):
    """A learner without a mouse, who listens: `heard` is everything that live regions said since `begin`."""

    heard: list[str]

    def begin(self, theme: str = "light") -> Locator:
        board = super().begin(theme)
        self.heard = []

        def listen(text: str) -> None:
            self.heard.append(text)

        self.lab.page.expose_function("heard", listen)
        board.evaluate(
            """(node) => node.querySelectorAll('[aria-live]').forEach((region) =>
                new MutationObserver(() => window.heard(region.textContent))
                    .observe(region, { childList: true, characterData: true, subtree: true }))"""
        )
        self.lab.page.locator(".jp-Notebook .jp-CodeCell .jp-InputPrompt").first.click()
        return board

    def tab_to(self, goal: Locator) -> None:
        """Press Tab until this has the focus; from the end of the board go round from the page's beginning."""
        expect(goal).to_be_visible()
        for _ in range(80):
            if goal.evaluate("(node) => node === document.activeElement"):
                return
            self.lab.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never reached {goal}")

    def press(self, key: str) -> None:
        self.tab_to(self.button(key))
        self.lab.page.keyboard.press("Enter")

    def listen_for(self, text: str) -> None:
        """Until this has been spoken."""
        for _ in range(40):
            if any(text in said for said in self.heard):
                return
            self.lab.page.wait_for_timeout(50)
        raise AssertionError(f"{text!r} was not spoken, but {self.heard}")

    def play(self, card: str) -> None:
        self.tab_to(self.lab.spot(card))
        self.lab.page.keyboard.press("Enter")
        self.tutor.match.play(card)

    def answer(self, answers: list[str]) -> None:
        step, keys, case = self.tutor.step, self.lab.page.keyboard, self.tutor.case
        assert isinstance(step, Quiz)
        assert case is not None
        if step.question.kind == "number":
            self.tab_to(self.lab.board.locator(".bk-quiz input"))
            keys.type(answers[0])
        else:
            self.tab_to(self.lab.board.locator(".bk-answer[tabindex='0']"))
            keys.press("Home")
            for name in case.choices:
                at = self.lab.page.evaluate("document.activeElement.getAttribute('data-answer')")
                assert at == name, "the arrow keys go through the answers in order"
                if name in answers:
                    keys.press("Space")
                keys.press("PageDown")
        self.press("check")
        self.verdict.wait_for()
