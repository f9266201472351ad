from textual.app import App, ComposeResult
from textual.widgets import Button, Input, Label


class Greeter(App):
    """A program of Textual with a text, a button and an answer."""

    TITLE = "Greeter"

    def compose(self) -> ComposeResult:
        yield Input(placeholder="Name")
        yield Button("Greet")
        yield Label("")

    def on_button_pressed(self) -> None:
        self.query_one(Label).update(f"Hello, {self.query_one(Input).value}!")


Greeter().run()
