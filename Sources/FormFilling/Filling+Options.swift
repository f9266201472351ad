import FormValidation
import FormWidgets
import Forms

/// Options that change while the form is being filled out.
extension Filling {
  /// Requests the options of some fields that come from outside, and offers those that depend on
  /// answers.
  mutating func openOptions(of indices: some Sequence<Int>) {
    guard !sheet.facts.optionSources.isEmpty else { return }
    let indices = indices.filter { sheet.facts.optionSources[$0] != nil }
    for index in indices { update(sheet.load(at: index)) }
    settleOptions(of: indices.filter { !sheet.facts.isAskedFor(at: $0) })
  }

  /// Requests the options of the focused field again, if they come from outside, and its default
  /// and the answers of hidden fields, if those are missing.
  package mutating func reload() {
    let focusedIndex = sheet.focusedIndex
    if let focusedIndex { update(sheet.load(at: focusedIndex)) }
    for index in sheet.loads.indicesWithoutDefault
    where index == focusedIndex || form.fields[index].isHidden {
      sheet.loadDefault(at: index)
    }
  }

  /// Offers the options of a request that have arrived so far.
  mutating func receive(_ list: ChoiceList, of request: CheckRequest.ID) {
    guard let index = sheet.loads.index(ofOptionsIn: request), !list.choices.isEmpty else {
      return
    }
    update(sheet.offer(list, note: .loading, at: index))
  }

  /// Handles options or a default that were requested, and returns whether they were.
  mutating func receiveLoad(
    _ answer: CheckAnswer,
    to request: CheckRequest.ID,
    listed list: ChoiceList?
  ) -> Bool {
    guard let (load, answer) = sheet.loads.receive(answer, to: request) else {
      return request < 0
    }
    guard load.purpose == .options else {
      sheet.fields[load.index].redraw()
      follow(load.index)
      stopSubmitting(without: load)
      return true
    }
    let list = list ?? ChoiceList(answer)
    var note = list.choices.isEmpty ? OptionsNote.empty : nil
    // The widget itself shows why there are no suggestions.
    if case .failed(let reason) = answer, !sheet.facts.fields[load.index].needsOptions {
      note = .failed(reason: reason)
    }
    update(sheet.offer(list, note: note, at: load.index))
    if case .options = answer { remarkOnWithheldDraft(at: load.index) }
    return true
  }

  /// Stops waiting for loads that have not arrived by a time.
  mutating func expireLoads(at elapsed: Duration) {
    for load in sheet.loads.advance(to: elapsed) {
      sheet.fields[load.index].redraw()
      stopSubmitting(without: load)
      guard load.purpose == .options else { continue }
      update(sheet.offer(ChoiceList([]), note: .empty, at: load.index))
    }
  }

  /// Offers the options that depend on some answers again.
  mutating func settleOptions(after affected: [FieldID]) {
    settleOptions(of: affected.flatMap { sheet.facts.optionReaders[$0] ?? [] })
  }

  /// Offers the options of some fields again, and of those that depend on them in turn.
  mutating func settleOptions(of indices: [Int]) {
    var wave = Set(indices)
    // In a cycle, which no form file has, this would never end.
    for _ in form.fields.indices where !wave.isEmpty {
      var affected: [FieldID] = []
      for index in wave.sorted() { affected += sheet.offerList(at: index) }
      updateVerdicts(affected)
      wave = Set(affected.flatMap { sheet.facts.optionReaders[$0] ?? [] })
    }
  }

  /// Stops a waiting submit because something is missing, so that the user sees why.
  private mutating func stopSubmitting(without load: OutsideLoads.Load) {
    guard mode == .submitting, sheet.loads.failure(load) != nil else { return }
    (mode, notice) = (.filling, nil)
  }
}
