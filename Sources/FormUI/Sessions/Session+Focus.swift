import FormValidation

extension Session {
  /// Moves the focus to the next or previous stop of the page, wrapping around.
  ///
  /// The continue button follows the fields, then the back button: Tab and Enter never go back a
  /// page by surprise.
  mutating func moveFocus(by step: Int) {
    let places = placesOnPage
    let target: Int?
    switch (focus, step > 0) {
    case (.field(let place), _), (.answer(let place), _):
      target = askedPlace(from: place + step, step: step)
    case (.button, true): target = hasBackButton ? nil : places.lowerBound
    case (.button, false): target = askedPlace(from: places.upperBound - 1, step: -1)
    case (.back, true): target = places.lowerBound
    case (.back, false): target = nil
    }
    if let target = target.flatMap({ askedPlace(from: $0, step: step) }) {
      moveFocus(to: isReviewing ? .answer(target) : .field(target))
    } else if focus == .button || (step < 0 && focus != .back) {
      moveFocus(to: hasBackButton ? .back : .button)
    } else {
      moveFocus(to: .button)
    }
  }

  /// The index of the focused field or answer; `nil` while a button has the focus.
  var stopPlace: Int? {
    switch focus {
    case .field(let place), .answer(let place): place
    case .button, .back: nil
    }
  }

  /// Moves the focus, and switches the page if needed; leaving a field may show its errors but is
  /// never blocked.
  mutating func moveFocus(to target: Focus, on page: Int? = nil) {
    let page =
      if case .field(let place) = target { self.page(ofFieldAt: place) } else { page ?? self.page }
    guard target != focus || page != self.page else { return }
    view.heldRow = page == self.page ? heldRow(of: target) : nil
    view.scroll = 0
    if isReviewing, case .field = target { isReturning = true }
    if page == measures.pages.count { isReturning = false }
    let left = focusedPlace
    if let left {
      settle(left)
      _ = fields[left].widget.handle(.leave, in: .line)
      fields[left].history.rest()
      takeValue(of: left)
      keepProposal(at: left)
      fields[left].state.wasLeft = true
      fields[left].state.wasLeftChanged =
        fields[left].state.wasLeftChanged || fields[left].state.isChanged
    }
    // A marked answer on the review page shows its message at the field.
    if isReviewing, case .field(let place) = target, !verdict(at: place).isValid {
      setShowsError(true, at: place)
    }
    focus = target
    self.page = page
    if let place = focusedPlace { fields[place].proposal = nil }
    if let left { updateErrorShown(at: left) }
  }
}
