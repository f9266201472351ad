import questionary

name = questionary.text("Name?").ask()
size = questionary.select("Size?", choices=["small", "medium", "large"]).ask()
extras = questionary.checkbox("Extras?", choices=["milk", "sugar"]).ask()
if questionary.confirm("Order?").ask():
    print(f"{name}: {size} with {', '.join(extras)}")
