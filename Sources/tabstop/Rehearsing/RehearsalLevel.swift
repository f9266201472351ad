import ArgumentParser

/// How much of the real program a player has in hand.
enum RehearsalLevel: String, Codable, CaseIterable, ExpressibleByArgument {
  /// It answers cues and goes by the tape's clock, beside the session in this process; their
  /// screens must be equal.
  case twin
  /// It answers cues and goes by the clock on the wall.
  case clock
  /// It is left alone: what is on the screen is looked at until it is as expected, and what the
  /// form knows cannot be seen.
  case outside

  /// Whether the tape's time passes on the wall.
  var isRealTime: Bool { self != .twin }
}
