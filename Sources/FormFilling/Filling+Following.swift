import FormValidation
import FormWidgets
import Forms

/// Answers that follow others.
extension Filling {
  /// Makes a required field follow others again that was cleared, and then left.
  mutating func followAgain(_ index: Int) {
    switch form.fields[index].source {
    case .field, .suggested: break
    default: return
    }
    guard sheet.fields[index].state.isChanged, sheet.fields[index].value.isBlank,
      sheet.facts.fields[index].isRequired
    else { return }
    (sheet.fields[index].state.isChanged, sheet.fields[index].state.wasLeftChanged) = (false, false)
    follow(index)
  }

  /// Fills in the answers of fields that follow a change, and of those that follow them.
  ///
  /// One after the other: a form file may chain more fields than the program's stack can hold.
  mutating func follow(all indices: [Int]) {
    guard nextFollowers == nil else {
      nextFollowers?.append(contentsOf: indices)
      return
    }
    nextFollowers = indices
    var count = 0
    while let followers = nextFollowers, count < followers.count {
      follow(followers[count])
      count += 1
    }
    nextFollowers = nil
  }

  /// Fills in the answer that a field follows, unless the field was given its own.
  mutating func follow(_ index: Int) {
    guard let source = form.fields[index].source,
      !source.yieldsToAnswers || !sheet.fields[index].state.isChanged || sheet.followsAgain(index)
    else { return }
    var widget = sheet.fields[index].widget
    let isTaken: Bool
    if source.isAsked {
      guard let answer = sheet.loads.answer(index) else { return }
      isTaken = widget.adopt(loaded: answer)
      sheet.loads.record(answer, at: index, isTaken: isTaken)
    } else {
      let answer = sheet.answer(from: source, in: form.fields[index].scope)
      isTaken = answer.map { widget.adopt(following: $0) } ?? false
      sheet.record(followed: answer, at: index, isTaken: isTaken)
    }
    if !isTaken { _ = widget.adopt(.null) }
    // The same answer keeps its caret and its history.
    guard source.isAsked || !widget.value.isSame(as: sheet.fields[index].widget.value)
    else { return }
    sheet.fields[index].widget = widget
    adoptValue(of: index, isFollowing: true)
    if form.fields[index].isReadOnly { showNormalized(index) }
  }

  /// Makes a read-only field show its answer as it is submitted, since it is never left.
  mutating func showNormalized(_ index: Int) {
    let answer = sheet.ruler.answers[form.fields[index].id]
    guard !answer.isBlank, !answer.isSame(as: sheet.fields[index].value) else { return }
    var widget = sheet.fields[index].widget
    guard widget.adopt(answer), widget.value.isSame(as: answer) else { return }
    sheet.fields[index].widget = widget
    adoptValue(of: index, isFollowing: true)
  }
}

/// Defaults from outside the form.
extension Filling {
  /// Requests the default of a field once it may be needed, or fills it in if it is known.
  mutating func openDefault(at index: Int) {
    if let unfit = form.fields[index].unfitDefault {
      sheet.loads.record(.text(unfit), at: index, isTaken: false)
    }
    guard form.fields[index].source?.isAsked == true, !sheet.fields[index].state.isChanged
    else { return }
    if sheet.loads.isKnown(.answer(index)) { return follow(index) }
    sheet.loadDefault(at: index)
  }
}
