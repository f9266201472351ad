import FormValidation

print("ada@".validate(.email))
