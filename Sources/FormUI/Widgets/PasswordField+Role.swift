extension PasswordField {
  public var role: WidgetRole { .secret }
}
