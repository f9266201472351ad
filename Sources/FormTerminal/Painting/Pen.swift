import FormWidgets

/// The look that the terminal writes in, as far as it was set bypassing ncurses.
///
/// It stays the same from key to key, so that most keys are answered with the typed character
/// alone.
struct Pen {
  private var look = Look()

  /// The number of the paint, under the current inks; `nil` if it is another look.
  private var number: Int?

  /// The sequences used so far, by the numbers of two paints: formatting one takes about as long as
  /// the rest of a key.
  private var sequences: [Int: String] = [:]

  /// The sequence that switches to the terminal's own look; reading it from the terminal's
  /// description each time takes 2,300 instructions per key.
  private lazy var reset = CursesScreen.plain

  /// Returns the sequence that switches to a paint.
  mutating func switching(to paint: Paint, _ inks: Inks) -> String {
    let next = paint.number
    if number == next { return "" }
    let pair = number.map { $0 << 16 | next }
    defer { (look, number) = (inks.look(of: paint), next) }
    if let pair, let known = sequences[pair] { return known }
    let isSame = inks.look(of: paint) == look
    let sequence = isSame ? "" : inks.sequence(for: paint, after: look)
    if let pair { sequences[pair] = sequence }
    return sequence
  }

  /// Returns the sequence that switches to the terminal's own look.
  mutating func resetting() -> String {
    defer { (look, number) = (Look(), nil) }
    return look == Look() ? "" : reset
  }

  /// Takes the look that another one has, because the terminal is back in it.
  mutating func restore(_ other: Pen) {
    (look, number) = (other.look, other.number)
  }

  /// Whether it writes in a paint.
  func writes(_ paint: Paint) -> Bool { number == paint.number }

  /// Forgets the numbers of paints, because the inks change.
  mutating func change() {
    (number, sequences) = (nil, [:])
  }
}
