import FormTape
import FormWidgets

/// The effect of `CSI … m` on a style.
/// - Source: ECMA-48, 8.3.117; for bright colors and those of a number or three parts, Thomas
///   Dickey, "XTerm Control Sequences", "Character Attributes (SGR)".
enum GraphicRendition {
  /// Applies parameters to a style; without parameters, it becomes plain.
  static func apply(_ parameters: [[Int?]], to look: inout CellAppearance) {
    if parameters.isEmpty { look = CellAppearance() }
    var rest = parameters[...]
    while let group = rest.popFirst() {
      let number = group.first.flatMap(\.self) ?? 0
      switch number {
      case 0: look = CellAppearance()
      case 4 where group.count > 1 && group[1] == 0: look.attributes.remove(.underline)
      case 30...37, 90...97: look.foreground = plainColor(number, from: 30)
      case 40...47, 100...107: look.background = plainColor(number, from: 40)
      case 38: if let color = color(group, &rest) { look.foreground = color.name }
      case 39: look.foreground = nil
      case 48: if let color = color(group, &rest) { look.background = color.name }
      case 49: look.background = nil
      // The underline color is skipped with its numbers.
      case 58: _ = color(group, &rest)
      default: attributes[number].map { apply($0, to: &look) }
      }
    }
  }

  /// The attributes that a number switches on or off.
  private static let attributes: [Int: (Look.Attributes, isOn: Bool)] = [
    1: ([.bold], true), 2: ([.dim], true), 3: ([.italic], true), 4: ([.underline], true),
    7: ([.reverse], true), 9: ([.strike], true), 21: ([.underline], true),
    22: ([.bold, .dim], false), 23: ([.italic], false), 24: ([.underline], false),
    27: ([.reverse], false), 29: ([.strike], false),
  ]

  private static func apply(
    _ change: (Look.Attributes, isOn: Bool),
    to look: inout CellAppearance
  ) {
    if change.isOn {
      look.attributes.formUnion(change.0)
    } else {
      look.attributes.subtract(change.0)
    }
  }

  /// Returns the name of one of sixteen colors; the numbers of the eight bright ones are higher by
  /// 60.
  private static func plainColor(_ number: Int, from first: Int) -> String {
    let index = number - first
    return TerminalColor.numbered(UInt8(index < 8 ? index : index - 60 + 8)).name
  }

  /// Returns the color after 38 or 48, from the same parameter after colons, or from the next ones.
  private static func color(_ group: [Int?], _ rest: inout ArraySlice<[Int?]>) -> TerminalColor? {
    if group.count > 1 {
      // A color space may precede the three components.
      let isLong = group[1] == 2 && group.count > 5
      let parts = group[(isLong ? 3 : 2)...]
      return color(kind: group[1] ?? 0, parts.map { $0 ?? 0 })
    }
    guard let kind = rest.popFirst()?.first.flatMap(\.self) else { return nil }
    let count = kind == 2 ? 3 : kind == 5 ? 1 : 0
    let parts = rest.prefix(count).map { $0.first.flatMap(\.self) ?? 0 }
    rest = rest.dropFirst(count)
    return color(kind: kind, parts)
  }

  private static func color(kind: Int, _ numbers: [Int]) -> TerminalColor? {
    let parts = numbers.compactMap { UInt8(exactly: $0) }
    if kind == 5, numbers.count == 1, parts.count == 1 { return .numbered(parts[0]) }
    guard kind == 2, parts.count >= 3, numbers.count == parts.count else { return nil }
    return .mixed(red: parts[0], green: parts[1], blue: parts[2])
  }
}
