import FormValidation

/// A widget with handles on a track: keys, digits and the mouse move one of them.
protocol TrackWidget: AlignedWidget {
  /// The possible values.
  var scale: TrackScale { get }

  /// The values marked on the track.
  var ticks: [Number] { get }

  /// The position of the active handle.
  var position: Int { get }

  /// Whether there is an answer: until then, no handle is shown.
  var isAnswered: Bool { get set }

  /// Whether the answer can be cleared, because there was none at first.
  var canBeBlank: Bool { get }

  /// The value being typed for that handle.
  var typed: TypedNumber { get set }

  /// How numbers are typed in the form's language.
  var forms: LocalForms { get set }

  /// Moves the handle to a position, as far as it can go.
  mutating func move(to target: Int)

  /// Activates the handle that a click on a position is for.
  mutating func grabThumb(for position: Int)

  /// The positions of all handles; of two in one cell, the last is visible.
  var thumbs: [Int] { get }

  /// The positions between which the track is filled.
  var filled: ClosedRange<Int> { get }

  /// The width reserved for the value: that of the widest possible one.
  var valueCells: Int { get }

  /// The width of the current value, which typed text may exceed.
  var shownCells: Int { get }

  /// Moves an inactive handle to its typed value, if possible now.
  mutating func settleOtherThumb()

  /// Draws the value from a column on, and returns the column after the active handle's part.
  func drawValue(on canvas: inout Canvas, from column: Int, style: Style) -> Int
}

extension TrackWidget {
  /// Handles an input in the way common to all tracks.
  mutating func handleOnTrack(_ input: WidgetInput, in size: Size) -> KeyUse {
    switch input {
    case .key(let key): return press(key)
    case .paste(let text): return pasteLine(text)
    case .pointer(let pointer): return point(pointer, in: size)
    case .commit, .leave: rest()
    case .language(let forms): self.forms = forms
    case .line, .rules, .now, .options: return .notUsed
    }
    return .used
  }

  /// Handles a key that moves the handle, or types its value.
  private mutating func press(_ key: Key) -> KeyUse {
    if type(key) { return .used }
    switch key {
    case .backspace where canBeBlank, .delete where canBeBlank: isAnswered = false
    case .right, Key(.up, .alt), .character("]"): step(by: .small, going: 1)
    case .left, Key(.down, .alt), .character("["): step(by: .small, going: -1)
    case .shift(.right): step(by: .large, going: 1)
    case .shift(.left): step(by: .large, going: -1)
    case .home, .control("a"): move(to: scale.position(nearest: 0))
    case .end, .control("e"): move(to: scale.position(nearest: scale.stepCount))
    default: return .notUsed
    }
    typed = TypedNumber()
    settleOtherThumb()
    return .used
  }

  /// Steps from the value, even if it was typed and is between steps; the first step shows the
  /// handle without moving it.
  private mutating func step(by stride: TrackScale.Stride, going direction: Int) {
    guard isAnswered || !typed.isEmpty else { return isAnswered = true }
    let start = scale.start(from: typed, at: position, going: direction)
    move(to: scale.position(from: start, by: stride, going: direction))
  }

  /// The value at the typed percentage; `nil` if the typed number is none.
  private var percentage: Number? { typed.open.flatMap(scale.number(atPercent:)) }

  /// The keys common to all tracks.
  var keysOfTrack: [KeyHelp] {
    (percentage == nil ? .ofTrackAtRest : .ofTrack) + (canBeBlank ? [.clearing] : [])
  }

  /// Handles a key that types a number, or turns the typed one into a percentage.
  private mutating func type(_ key: Key) -> Bool {
    if key == .character("%") {
      guard let percentage else { return false }
      typed = TypedNumber(percentage.description)
    } else {
      let isPoint = key == .character(",") && forms.decimalSeparator == .comma
      guard typed.press(isPoint ? .character(".") : key) else { return false }
    }
    follow()
    return true
  }

  /// Moves the handle to the typed value as soon as that is on the track.
  mutating func follow() {
    if let position = typed.number.flatMap(scale.position(of:)) { move(to: position) }
    settleOtherThumb()
  }

  /// Ends typing: text equal to the handle's value is not kept.
  mutating func rest() {
    typed.rest()
    if let number = typed.number, scale.position(of: number) == position { typed = TypedNumber() }
  }

  private mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse {
    switch pointer.action {
    case .press, .drag:
      let layout = layout(columns: size.columns)
      guard let position = layout.position(at: pointer.position.column, on: scale) else {
        return .notUsed
      }
      if pointer.action == .press { grabThumb(for: position) }
      move(to: position)
    case .wheelUp: step(by: .small, going: 1)
    case .wheelDown: step(by: .small, going: -1)
    case .release: return .used
    }
    typed = TypedNumber()
    settleOtherThumb()
    return .used
  }

  /// Has no effect, because there is only one handle.
  mutating func grabThumb(for position: Int) {}

  /// Has no effect, because there is only one handle.
  mutating func settleOtherThumb() {}
}

extension TrackWidget {
  /// Returns the columns of the parts in a row; typed text takes the room that it needs from the
  /// track.
  func layout(columns: Int) -> TrackLayout {
    let edges = edges.joined(with: ownEdges)
    return TrackLayout(
      columns: columns,
      lowerEnd: edges.lowerEnd,
      upperEnd: edges.upperEnd,
      value: max(edges.value, shownCells)
    )
  }

  /// The widths of the parts beside the track.
  var ownEdges: TrackEdges {
    TrackEdges(
      lowerEnd: scale.shownMin.utf8.count,
      upperEnd: scale.shownMax.utf8.count,
      value: valueCells
    )
  }

  /// Draws the ends, the track with its handles, and the value: `0 ━━●────── 8  2`.
  public func draw(on canvas: inout Canvas) {
    let columns = canvas.size.columns
    let style: Style = canvas.isFocused ? .focusedControl : .track
    let layout = layout(columns: columns)
    if layout.hasEnds {
      let start = layout.track.lowerBound - 1 - scale.shownMin.utf8.count
      canvas.write(forms.written(scale.shownMin), row: 0, column: start, style: .quiet)
      canvas.write(forms.written(scale.shownMax), row: 0, column: layout.upperEnd, style: .quiet)
    }
    canvas.drawTrack(
      layout,
      of: scale,
      filled: isAnswered ? filled : nil,
      thumbs: isAnswered ? thumbs : [],
      ticks: ticks,
      style: style
    )
    // If there is no room for anything else, the end of the typed text is visible.
    let isCut = layout.track.isEmpty && shownCells > valueCells
    let start = isCut ? min(0, columns - 1 - shownCells) : layout.value
    let end = drawValue(
      on: &canvas,
      from: start,
      style: canvas.isFocused ? style : .value
    )
    let caret =
      typed.isEmpty && !layout.track.isEmpty ? layout.column(of: position, on: scale) : end
    canvas.placeCaret(row: 0, column: min(caret, columns - 1))
  }
}

/// A widget whose parts start and end in the same columns as those of others on its page.
package protocol AlignedWidget: Widget {
  /// The widths of the parts beside the tracks of the same page.
  var edges: TrackEdges { get set }
}

extension [any Widget] {
  /// Makes the tracks among the widgets of a page start and end in the same columns.
  package mutating func alignTracks(in page: Range<Int>) {
    // Checking each type of widget for the protocol would take a tenth of the startup time.
    let tracks = page.filter { self[$0].traits.role.isTrack }
    guard tracks.count > 1 else { return }
    var edges = TrackEdges()
    for case let track as any TrackWidget in tracks.map({ self[$0] }) {
      edges = edges.joined(with: track.ownEdges)
    }
    for index in tracks {
      guard var track = self[index] as? any TrackWidget else { continue }
      track.edges = edges
      self[index] = track
    }
  }
}

/// The widths of the parts beside a track, in cells: shared by the tracks of a page, so that they
/// start and end in the same columns.
package struct TrackEdges: Equatable, Sendable {
  /// The widths of the lower and the upper end of the track, and of the value.
  var lowerEnd = 0
  var upperEnd = 0
  var value = 0

  /// Returns the larger widths of both.
  func joined(with other: TrackEdges) -> TrackEdges {
    TrackEdges(
      lowerEnd: max(lowerEnd, other.lowerEnd),
      upperEnd: max(upperEnd, other.upperEnd),
      value: max(value, other.value)
    )
  }
}
