import FormValidation

/// The state of a session that was announced.
struct Announced: Equatable {
  /// The messages announced beside a field.
  struct Said: Equatable {
    let lines: [String]
    /// Whether the answer is marked as valid.
    let isGood: Bool

    static let nothing = Said(lines: [], isGood: false)
  }

  let focus: Focus
  let focusedPlace: Int?
  let page: Int
  let value: String?
  let part: String?
  let said: [Int: Said]
  let notice: String?
  let help: [String]
  let outcome: Outcome?

  init(_ session: Session) {
    focus = session.focus
    focusedPlace = session.focusedPlace
    page = session.page
    value = session.focusedPlace.flatMap { place in
      session.fields[place].widget.description.isChosen ? session.spokenAnswer(at: place) : nil
    }
    part = session.focusedPlace.flatMap { session.spokenPart(at: $0) }
    let places = session.isReviewing ? [] : session.askedPlaces
    said = Dictionary(
      uniqueKeysWithValues: places.map { place in
        let lines = session.shownAnnouncements(at: place)
        return (place, Said(lines: lines, isGood: session.showsSuccess(at: place)))
      }
    )
    notice = session.notice?.spokenText(in: session)
    help = session.helpAnnouncements
    outcome = session.outcome
  }
}
