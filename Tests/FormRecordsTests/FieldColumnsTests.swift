import FormFile
import FormValidation
@testable import FormWidgets
@testable import Forms
import Testing

@testable import FormRecords

struct FieldColumnsTests {
  private static let form = Form(
    title: "T",
    fields: ["a", "b", "c", "d", "e", "f", "g", "é"].map { Field(FieldID($0), TextField()) }
  )

  /// Names of records, and what they mean: the index of a field, `=` for one that the record
  /// already has, and `?` for an unknown one.
  @Test(
    arguments: [
      (["a b c d e f g é"], ["01234567"]),
      (["g f e", "g f e", "e f g"], ["654", "654", "456"]),
      (["a b c d e f g", "a g", "g a", "f"], ["0123456", "06", "60", "5"]),
      (["a a", "a b a", "a"], ["0=", "01=", "0"]),
      (["", "x", "A", "a ", "e\u{301}", "aa"], ["", "?", "?", "0", "7", "?"]),
      (["a x b", "a b", "x y a"], ["0?1", "01", "??0"]),
      (["a b c d e f g", "b c d e f g a", "a c e g b d f"], ["0123456", "1234560", "0246135"]),
    ] as [([String], [String])]
  )
  func `names are found in any order, and once in a record`(records: [String], meanings: [String]) {
    var columns = FieldColumns(Self.form, MemberNames(of: Self.form))
    let found = records.map { record in
      columns.begin()
      return record.split(separator: " ").map { columns.meaning(of: $0) }.joined()
    }
    #expect(found == meanings)
  }
}

extension FieldColumns {
  /// Returns what the next name of a record means.
  fileprivate mutating func meaning(of name: Substring) -> String {
    let name = Array(name.utf8)
    return name.withUnsafeBytes { bytes in
      switch read(bytes) {
      case .field(let index): "\(index)"
      case .unknown: "?"
      case .repeated: "="
      }
    }
  }
}
