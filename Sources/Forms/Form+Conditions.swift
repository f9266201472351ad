package import FormValidation

/// The conditions on which fields are asked.
extension Form {
  /// The condition of each field: those of its page, section and groups and its own, combined; `nil`
  /// if there is none.
  /// - Complexity: O(n), in fields and sections.
  package var conditions: [Condition?] { Form.conditions(of: fields, in: sections) }

  /// Returns the condition of each field: those of its page and section and its own, combined;
  /// `nil` if there is none.
  /// - Complexity: O(n), in fields and sections.
  package static func conditions(of fields: [Field], in sections: [Section]) -> [Condition?] {
    var (page, section): (Condition?, Condition?) = (nil, nil)
    var next = sections[...]
    return fields.indices.map { index in
      while let begun = next.first, begun.start <= index {
        if begun.kind == .page { (page, section) = (begun.condition, nil) }
        if begun.kind == .section { section = begun.condition }
        next.removeFirst()
      }
      guard page != nil || section != nil else { return fields[index].condition }
      let all = [page, section, fields[index].condition].compactMap { $0 }
      return all.count < 2 ? all.first : .all(all)
    }
  }

  /// Returns the cycles, which a form must not have, in which the conditions, options or defaults
  /// of fields depend on each other; one for each group of fields that share some.
  /// - Complexity: O(n), in fields and conditions.
  package static func circles(
    ofConditionsOn fields: [Field],
    in sections: [Section] = []
  ) -> [[FieldID]] {
    let conditions = conditions(of: fields, in: sections)
    let sources = fields.optionReads
    guard conditions.contains(where: { $0 != nil }) || sources.contains(where: { !$0.isEmpty })
    else { return [] }
    let reads = fields.indices.map { index in
      (conditions[index]?.reads ?? []) + sources[index] + fields[index].followed
    }
    return circles(through: fields, reads)
  }

  /// Returns the number among pages and sections of the one whose condition makes the first field of
  /// a cycle depend on the next; `nil` if that is due to the field itself.
  package func heading(closing circle: [FieldID]) -> Int? {
    guard let first = circle.first, let index = index(of: first) else { return nil }
    let next = circle.count > 1 ? circle[1] : first
    let own = (fields[index].condition?.reads ?? []) + fields[index].followed
    guard !own.contains(next), !fields.optionReads[index].contains(next) else { return nil }
    return sections.filter(\.kind.holdsFields)
      .lastIndex { $0.start <= index && $0.condition?.reads.contains(next) == true }
  }

  /// Returns the cycles, which a form must not have, in which fields are filled from each other.
  /// - Complexity: O(n), in fields.
  package static func circles(ofSourcesOf fields: [Field]) -> [[FieldID]] {
    let reads = fields.indices.map { fields[$0].followed }
    return reads.allSatisfy { $0.isEmpty } ? [] : circles(through: fields, reads)
  }

  /// Returns cycles of fields of which each reads the next.
  private static func circles(through fields: [Field], _ reads: [[FieldID]]) -> [[FieldID]] {
    var search = CircleSearch(
      Dictionary(zip(fields.map(\.id), reads), uniquingKeysWith: { first, _ in first })
    )
    return fields.compactMap { search.circle(from: $0.id) }
  }

  /// The indices of the fields that are filled from each field's answer; empty if they depend on
  /// each other in a cycle, in which an answer would never settle.
  /// - Complexity: O(n), in fields.
  package var followers: [FieldID: [Int]] {
    guard fields.indices.contains(where: { fields[$0].source != nil }),
      Form.circles(ofSourcesOf: fields).isEmpty,
      Form.circles(ofConditionsOn: fields, in: sections).isEmpty
    else { return [:] }
    var followers: [FieldID: [Int]] = [:]
    for index in fields.indices {
      for field in Set(fields[index].followed) {
        followers[field, default: []].append(index)
      }
    }
    return followers
  }
}

/// Searches for fields that depend on each other in a cycle.
private struct CircleSearch {
  private let reads: [FieldID: [FieldID]]
  private var path: [FieldID] = []
  private var isOnPath: Set<FieldID> = []
  private var finished: Set<FieldID> = []

  init(_ reads: [FieldID: [FieldID]]) {
    self.reads = reads
  }

  /// Returns the cycle that a field leads to, if any; each field is in one at most.
  ///
  /// It uses its own stack: a form file may chain more fields than the program's stack can hold.
  mutating func circle(from field: FieldID) -> [FieldID]? {
    guard !finished.contains(field) else { return nil }
    var open: [ArraySlice<FieldID>] = []
    enter(field, &open)
    while var rest = open.popLast() {
      guard let next = rest.popFirst() else {
        leave()
        continue
      }
      open.append(rest)
      if finished.contains(next) { continue }
      if isOnPath.contains(next) {
        defer { while !path.isEmpty { leave() } }
        return Array(path.drop { $0 != next })
      }
      enter(next, &open)
    }
    return nil
  }

  private mutating func enter(_ field: FieldID, _ open: inout [ArraySlice<FieldID>]) {
    isOnPath.insert(field)
    path.append(field)
    open.append((reads[field] ?? [])[...])
  }

  private mutating func leave() {
    let field = path.removeLast()
    isOnPath.remove(field)
    finished.insert(field)
  }
}
