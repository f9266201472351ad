extension IsURL: Proposing {
  /// The address without spaces around it, with the scheme that was left out.
  public func proposal(for text: String) -> String? {
    let address = Normalizer.trim.apply(to: text)
    guard !address.contains(":"), address.contains(".") else {
      return address == text ? nil : address
    }
    let scheme = schemes.first { $0 == "https" } ?? schemes.first ?? "https"
    return scheme + "://" + address
  }
}
