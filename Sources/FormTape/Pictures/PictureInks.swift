/// The inks of a picture, each a class of its style sheet: `c0` is the first one used.
struct PictureInks: Hashable, Sendable {
  private var numbers: [PictureInk: Int] = [:]
  private var inks: [PictureInk] = []

  /// Returns the class of an ink.
  mutating func name(of ink: PictureInk) -> String {
    if let number = numbers[ink] { return "c\(number)" }
    numbers[ink] = inks.count
    inks.append(ink)
    return "c\(inks.count - 1)"
  }

  /// The style sheet.
  var css: String {
    inks.indices.map { ".c\($0){\(inks[$0].css)}" }.joined()
  }
}
