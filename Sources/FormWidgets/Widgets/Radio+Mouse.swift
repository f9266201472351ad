extension Radio: PointedWidget {
  package var pointedOptions: [Choice] { list.entries }

  package func option(at cell: Position, in size: Size) -> Int? {
    let layout = layout(in: size)
    return view(of: layout, in: size).item(at: cell.row)
      .flatMap { layout.option(at: Position(row: $0, column: cell.column)) }
  }
}

/// The mouse.
extension Radio {
  mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse {
    switch pointer.action {
    case .press:
      guard let option = option(at: pointer.position, in: size), rows.isEnabled(option) else {
        return .notUsed
      }
      typed.end()
      choose(option)
      return .used
    case .drag, .release: return .used
    case .wheelUp: return scroll(by: -1, in: size)
    case .wheelDown: return scroll(by: 1, in: size)
    }
  }

  /// Scrolls rows that do not all fit, with the highlight in the last of them.
  private mutating func scroll(by step: Int, in size: Size) -> KeyUse {
    let layout = layout(in: size)
    let view = view(of: layout, in: size)
    guard view.hasMoreAbove || view.hasMoreBelow, let last = view.items.last?.item else {
      return .notUsed
    }
    guard step < 0 ? view.hasMoreAbove : view.hasMoreBelow else { return .used }
    for row in stride(from: last + step, to: step < 0 ? -1 : layout.count, by: step) {
      // Headings have no highlight.
      guard case .option(let option)? = layout.contents(of: row).first else { continue }
      move(to: rows.option(nearest: option, from: current))
      break
    }
    return .used
  }
}
