package import FormValidation
package import FormWidgets

/// A widget that the library does not know: a number of stars, from one to five.
package struct Stars: Widget {
  private var count: Int?

  package init() {}

  package var value: Value {
    get { count.map { .number(Number($0)) } ?? .null }
    set {
      if newValue == .null { count = nil }
      if let stars = (1...5).first(where: { newValue == .number(Number($0)) }) { count = stars }
    }
  }

  package var traits: WidgetTraits { WidgetTraits(.number(min: 1, max: 5, step: 1)) }

  package func keys(in size: Size) -> [KeyHelp] {
    [KeyHelp([.left, .right], Message("one star less, one star more"), brief: Message("rate"))]
  }

  package mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    switch input {
    case .key(.left): count = max(1, (count ?? 2) - 1)
    case .key(.right): count = min(5, (count ?? 0) + 1)
    default: return .notUsed
    }
    return .used
  }

  package func draw(on canvas: inout Canvas) {
    let stars = String(repeating: "*", count: count ?? 0)
    canvas.write(stars, row: 0, column: 0)
    canvas.placeCaret(row: 0, column: stars.utf8.count)
  }
}
