import ArgumentParser

/// How far a player controls the real program.
enum RehearsalLevel: String, Codable, CaseIterable, ExpressibleByArgument {
  /// It answers cues and follows the tape's clock, beside the session in this process; their
  /// screens must be equal.
  case twin
  /// It answers cues and runs in real time.
  case clock
  /// It is not controlled: expectations of the screen are waited for, and the form's state is not
  /// visible.
  case outside

  /// Whether the tape's time passes in real time.
  var isRealTime: Bool { self != .twin }
}
