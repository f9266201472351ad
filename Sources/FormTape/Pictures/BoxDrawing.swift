/// A character that draws lines through its cell, U+2500 to U+257F.
enum BoxDrawing: Hashable, Sendable {
  /// The weight of a line.
  enum Weight: Int, Hashable, Sendable {
    case none, light, heavy, double
  }

  /// A direction from the center of a cell, clockwise.
  enum Direction: Int, Hashable, Sendable, CaseIterable {
    case up, right, down, left
  }

  /// Lines from the center to the edges: up, right, down, left.
  case arms([Weight])
  /// Dashes through the cell.
  case dashes(Int, isVertical: Bool, Weight)
  /// A bend between the middles of two edges.
  case arc(right: Bool, down: Bool)
  /// Lines between corners.
  case diagonals(rising: Bool, falling: Bool)

  /// The shapes of the characters, in order: for arms, their weights; for dashes, their direction,
  /// count and weight.
  /// - Source: Unicode 15.0, "Box Drawing", the characters' names.
  private static let table = """
    0101 0202 1010 2020 h31 h32 v31 v32 h41 h42 v41 v42 0110 0210 0120 0220
    0011 0012 0021 0022 1100 1200 2100 2200 1001 1002 2001 2002 1110 1210 2110 1120
    2120 2210 1220 2220 1011 1012 2011 1021 2021 2012 1022 2022 0111 0112 0211 0212
    0121 0122 0221 0222 1101 1102 1201 1202 2101 2102 2201 2202 1111 1112 1211 1212
    2111 1121 2121 2112 2211 1122 1221 2212 1222 2122 2221 2222 h21 h22 v21 v22
    0303 3030 0310 0130 0330 0013 0031 0033 1300 3100 3300 1003 3001 3003 1310 3130
    3330 1013 3031 3033 0313 0131 0333 1303 3101 3303 1313 3131 3333 arc_rd arc_ld arc_lu
    arc_ru diag_r diag_f diag_rf 0001 1000 0100 0010 0002 2000 0200 0020 0201 1020 0102 2010
    """

  private static let all = table.split(whereSeparator: \.isWhitespace).map(BoxDrawing.init)

  /// Returns the shape of a character; `nil` if it is not a box-drawing character.
  init?(_ scalar: Unicode.Scalar) {
    guard 0x2500...0x257F ~= scalar.value else { return nil }
    self = BoxDrawing.all[Int(scalar.value) - 0x2500]
  }

  private init(row: Substring) {
    let signs = Array(row)
    if row.hasPrefix("arc") {
      self = .arc(right: row.contains("_r"), down: row.hasSuffix("d"))
    } else if row.hasPrefix("diag") {
      self = .diagonals(rising: row.contains("r"), falling: row.contains("f"))
    } else if let count = signs[1].wholeNumberValue, signs[0] == "h" || signs[0] == "v" {
      self = .dashes(count, isVertical: signs[0] == "v", BoxDrawing.weight(signs[2]))
    } else {
      self = .arms(signs.map(BoxDrawing.weight))
    }
  }

  private static func weight(_ sign: Character) -> Weight {
    sign.wholeNumberValue.flatMap(Weight.init) ?? .none
  }
}
