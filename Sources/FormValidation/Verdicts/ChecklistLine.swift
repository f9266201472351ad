/// One line of a live checklist: a requirement and its standing.
public struct ChecklistLine: Equatable, Sendable {
  /// The requirement.
  public let requirement: Wording

  /// Its standing.
  public let standing: Standing

  /// What is missing, such as "3 more characters"; `nil` unless it is counted.
  package var missing: Wording?

  /// The part of the requirement that holds, from 0 to 1.
  package var share: Double

  /// The standing of a requirement.
  public enum Standing: Hashable, Sendable {
    /// It holds.
    case met
    /// It does not hold yet, but typing can fix it.
    case open
    /// It does not hold, and typing cannot fix it.
    case broken

    init(_ verdict: Verdict) {
      self =
        switch verdict {
        case .valid: .met
        case .incomplete: .open
        case .invalid: .broken
        }
    }
  }

  /// The requirement in words: "At least 12 characters".
  public var text: String { requirement.text }

  /// Creates a line.
  public init(_ requirement: Wording, _ standing: Standing) {
    self.requirement = requirement
    self.standing = standing
    share = standing == .met ? 1 : 0
  }

  /// Creates the standing of a verdict.
  public init(_ requirement: Wording, _ verdict: Verdict) {
    self.init(requirement, Standing(verdict))
  }
}

/// Lines are equal if their words are.
extension ChecklistLine {
  public static func == (left: ChecklistLine, right: ChecklistLine) -> Bool {
    left.standing == right.standing && left.text == right.text
  }
}

extension [ChecklistLine] {
  /// The lines with each requirement once: what several rules require is met if all of them are,
  /// and otherwise stands as with the first that is not.
  package var distinct: [ChecklistLine] {
    var lines: [ChecklistLine] = []
    for line in self {
      if let index = lines.firstIndex(where: { $0.text == line.text }) {
        if lines[index].standing == .met { lines[index] = line }
      } else {
        lines.append(line)
      }
    }
    return lines
  }
}
