import FormValidation

/// The meaning of a number or name among the questions.
enum NamedQuestion: Hashable, Sendable {
  /// One question, by its index in the form.
  case place(Int)
  /// Several questions whose labels begin with it.
  case several([String])
  /// No question; the label of the nearest one, if any is near.
  case none(nearest: String?)
}

extension Session {
  /// Returns the question with a number from 1, a field's name, a label or the beginning of one,
  /// ignoring case and accents.
  func question(called name: String) -> NamedQuestion {
    let asked = placesAsked
    if let number = Int(name) {
      return asked.indices ~= number - 1 ? .place(asked[number - 1]) : .none(nearest: nil)
    }
    let sought = name.foldedLoosely
    guard !sought.isEmpty else { return .none(nearest: nil) }
    let labels = asked.map { form.fields[$0].label.foldedLoosely }
    let whole =
      asked.first { form.fields[$0].id.rawValue == name }
      ?? zip(asked, labels).first { $1 == sought }?.0
    if let whole { return .place(whole) }
    let begun = zip(asked, labels).filter { $1.starts(with: sought) }.map(\.0)
    if begun.count == 1 { return .place(begun[0]) }
    if !begun.isEmpty { return .several(begun.map { form.fields[$0].label }) }
    let nearest = zip(asked, labels).first { place, label in
      sought.string.isOneSlip(from: label.string)
        || sought.string.isOneSlip(from: form.fields[place].id.rawValue)
    }
    return .none(nearest: nearest.map { form.fields[$0.0].label })
  }
}

extension [Unicode.Scalar] {
  fileprivate var string: String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: self)
    return String(scalars)
  }
}
