import FormWidgets

/// A part of a picture, in pixels.
struct PictureRectangle: Sendable {
  var left: Double
  var top: Double
  var width: Double
  var height: Double

  var right: Double { left + width }
  var bottom: Double { top + height }
}

/// A cell drawn as a shape, because text would leave gaps between cells, and few viewers underline
/// blanks.
///
/// These are the characters that sliders are drawn with. Others are text.
enum CellDrawing: Equatable, Sendable {
  /// A line through the cell, and whether a light vertical line crosses it.
  case line(isHeavy: Bool, isCrossed: Bool)
  /// A light shade.
  case shade
  /// The lines below and through a blank.
  case lines(Look.Attributes)

  /// Returns the shape of a cell; `nil` if it is text or empty.
  init?(_ cell: PictureCell) {
    if cell.isBlank, cell.ink.isLined {
      self = .lines(cell.ink.attributes)
      return
    }
    // Compared as scalars, so that a combining mark is not lost.
    switch Array(cell.text.unicodeScalars) {
    case ["─"]: self = .line(isHeavy: false, isCrossed: false)
    case ["━"]: self = .line(isHeavy: true, isCrossed: false)
    case ["┼"]: self = .line(isHeavy: false, isCrossed: true)
    case ["┿"]: self = .line(isHeavy: true, isCrossed: true)
    case ["░"]: self = .shade
    default: return nil
    }
  }

  /// Whether a run of the same character is drawn as one shape.
  var isSeamless: Bool { if case .line(_, isCrossed: true) = self { false } else { true } }

  /// The opacity of the shape.
  var opacity: Double { self == .shade ? 0.25 : 1 }

  /// Returns the outline of the shape in a cell, as SVG commands.
  func path(in cell: PictureRectangle, fontSize: Double) -> String {
    switch self {
    case .line(let isHeavy, let isCrossed):
      let half = fontSize * (isHeavy ? 0.175 : 0.075) / 2
      let (x, y) = (cell.left + cell.width / 2, cell.top + cell.height / 2)
      let line = CellDrawing.rectangle(cell.left, y - half, cell.right, y + half)
      guard isCrossed else { return line }
      let light = fontSize * 0.075 / 2
      return line + CellDrawing.rectangle(x - light, cell.top, x + light, cell.bottom)
    case .shade: return CellDrawing.rectangle(cell.left, cell.top, cell.right, cell.bottom)
    case .lines(let attributes):
      let lines: [(Look.Attributes, below: Double)] = [(.underline, 1), (.strike, 0.7)]
      return lines.filter { attributes.contains($0.0) }.map { _, below in
        let top = cell.top + fontSize * below
        return CellDrawing.rectangle(cell.left, top, cell.right, top + fontSize / 16)
      }.joined()
    }
  }

  private static func rectangle(
    _ left: Double,
    _ top: Double,
    _ right: Double,
    _ bottom: Double
  ) -> String {
    "M\(left.svg) \(top.svg)H\(right.svg)V\(bottom.svg)H\(left.svg)Z"
  }
}

extension Double {
  /// The number with at most two decimals, as written in SVG and CSS; the same on every machine.
  var svg: String {
    guard magnitude < 1e12 else { return "0" }
    let hundredths = Int((self * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    guard rest > 0 else { return "\(sign)\(whole)" }
    let decimals = rest % 10 == 0 ? "\(rest / 10)" : (rest < 10 ? "0" : "") + "\(rest)"
    return "\(sign)\(whole).\(decimals)"
  }
}
