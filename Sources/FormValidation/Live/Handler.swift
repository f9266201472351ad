/// A closure to be told of events, about one field or all.
struct Handler<Event> {
  /// Whether a handler is of use any longer.
  enum Fate {
    case stays
    case gone
  }

  let id: HandlerID
  let field: FieldID?
  let call: (Event) -> Fate
}
