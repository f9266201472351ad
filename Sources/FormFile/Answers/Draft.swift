package import FormFilling
package import FormValidation
import FormWidgets
package import Forms
import SourceText

/// The saved answers of a form that was not submitted.
package struct Draft: Equatable, Sendable {
  /// The time when they were saved, in seconds since 1970.
  package let time: Int

  /// The answers, and where the user was.
  package let content: DraftContent

  /// The answers, by their fields.
  package var answers: [FieldID: Value] { content.answers }

  package init(_ content: DraftContent, time: Int) {
    self.content = content
    self.time = time
  }

  /// Reads a draft; `nil` if the text is damaged.
  package init?(json text: String) {
    guard case .object(let members)? = try? JSONReader.node(of: text).value,
      case .number(let number)? = members["time"], let time = number.wholeValue,
      case .object(let values)? = members["answers"]
    else { return nil }
    self.time = time
    let pairs = values.map { (FieldID($0.key), $0.value) }
    let place: FillingPlace? =
      switch (members["field"], members["review"]) {
      case (_, true): .review
      case (.text(let field), _): .field(FieldID(field))
      default: nil
      }
    content = DraftContent(Dictionary(pairs) { first, _ in first }, place: place)
  }

  /// The draft as JSON, with a final line break.
  package var json: String {
    let pairs = answers.map { ($0.key.rawValue, $0.value) }
    let values = Dictionary(pairs) { first, _ in first }
    var members: [String: Value] = ["time": .number(Number(time)), "answers": .object(values)]
    switch content.place {
    case .field(let field): members["field"] = .text(field.rawValue)
    case .review: members["review"] = true
    case nil: break
    }
    return Value.object(members).json + "\n"
  }
}

extension Form {
  /// Returns an offer of the form with the answers of a draft that fit it; those given in another
  /// way are kept.
  /// - Parameters:
  ///   - draft: The draft, which may be of an older form.
  ///   - now: The time, in seconds since 1970.
  /// - Returns: The offer.
  package func offer(of draft: Draft, now: Int) -> DraftOffer {
    var form = self
    var (before, unfit): ([FieldID: Value], [FieldID]) = ([:], [])
    var isWhole = true
    // Entries of repeated groups are added before their answers.
    let names = draft.answers.keys.sorted { $0.rawValue < $1.rawValue }
    for name in names {
      let index = form.index(adding: name)
      if let given = self.index(of: name), fields[given].isGiven {
        isWhole = isWhole && fields[given].widget.value == draft.answers[name]
        continue
      }
      guard let index, let answer = draft.answers[name],
        !form.fields[index].isSecret
      else {
        unfit.append(name)
        continue
      }
      let own = form.fields[index].widget.value
      if form.fields[index].isReadOnly {
        if own != answer { unfit.append(name) }
        continue
      }
      if form.start(fieldAt: index, with: answer) {
        before[name] = own
        continue
      }
      unfit.append(name)
      // Of several choices, those that are still options are kept.
      let left = form.fields[index].widget.choices(among: answer)
      if !left.isEmpty, form.start(fieldAt: index, with: .list(left)) { before[name] = own }
    }
    return DraftOffer(
      form: form,
      before: before,
      unfit: unfit,
      age: .seconds(max(0, now - draft.time)),
      place: draft.content.place,
      isWhole: isWhole && unfit.isEmpty
    )
  }
}

extension Widget {
  /// Returns the items of an answer that are options of several choices.
  fileprivate func choices(among answer: Value) -> [Value] {
    guard case .list(let items) = answer, case .choices = traits.role else { return [] }
    let options = description.choices
    return items.filter { item in options.contains { $0.value == item && !$0.isDisabled } }
  }
}
