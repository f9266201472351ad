import FormValidation
import SourceText

/// Names of fields, made from other names or labels, without duplicates.
struct FieldNaming {
  private var taken: Set<String> = []

  /// The names of the members that fields answer.
  private var members: Set<String> = []

  /// Records that a field answers a member, and returns whether it is the first one.
  mutating func claim(member: String) -> Bool { members.insert(member).inserted }

  /// Returns whether a field has a name.
  func isTaken(_ name: String) -> Bool { taken.contains(name) }

  /// The next number to try after each name that was taken.
  private var numbers: [String: Int] = [:]

  /// Returns a valid name like another one.
  mutating func name(like text: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars {
      let isLetter = "a"..."z" ~= scalar || "A"..."Z" ~= scalar
      if isLetter || !name.isEmpty && ("0"..."9" ~= scalar || "_-".unicodeScalars.contains(scalar))
      {
        name.unicodeScalars.append(scalar)
      } else if !name.isEmpty, name.last != "_" {
        name += "_"
      }
    }
    name = String(name.prefix(40))
    while name.last == "_", text.last != "_" { name.removeLast() }
    if name.isEmpty { name = "field" }
    var unique = name
    while !taken.insert(unique).inserted {
      let number = numbers[name, default: 2]
      unique = "\(name)_\(number)"
      numbers[name] = number + 1
    }
    return unique
  }
}
