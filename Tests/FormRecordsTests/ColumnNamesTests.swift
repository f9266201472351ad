import FormFile
import FormValidation
import Forms
import TestSupport
import Testing

@testable import FormRecords

struct ColumnNamesTests {
  private static let yaml = """
    title: T
    fields:
      - {id: name, type: text, label: Full name, rules: [required]}
      - {id: age, type: number, label: Age in years}
      - {id: born, type: date, label: Born, column: Date of birth}
      - {id: x, type: text, label: age}
      - group: home
        fields: [{id: street, type: text, label: Street}]
      - group: work
        fields:
          - {id: street, type: text, label: Street}
          - {id: city, type: text, label: Town, column: City, rules: [required]}
      - group: guests
        repeat: {min: 0, max: 9}
        fields: [{id: first, type: text, label: First name}]
      - {hidden: source, value: web, column: Source}
    """

  /// Headers between vertical bars, and the names of the fields: `-` for no name, `?` for an unknown
  /// one, `=` for a name of an earlier column, `=` and a name for a field of that other column, and
  /// several fields that are in question.
  @Test(
    arguments: [
      ("name|age|born", "name|age|born"), ("Full name|Age in years", "name|age"),
      ("FULL  NAME|full name", "name|=FULL  NAME"), (" name |age ", "name|age"),
      ("Date of birth|born", "born|=Date of birth"), ("born|date OF birth", "born|=born"),
      ("born|Born", "born|=born"), ("BORN", "born"),
      // A field's name, before a label; a label, before another case.
      ("age", "age"), ("age|Age in years", "age|=age"), ("AGE", "age"), ("AGE|age", "x|age"),
      ("Street", "?home.street,work.street"),
      ("home.street|Street", "home.street|?home.street,work.street"),
      ("STREET|home.Street", "?home.street,work.street|home.street"),
      ("Town|City", "=City|work.city"),
      ("work.city", "work.city"),
      ("guests[0].first|guests[8].first", "guests[0].first|guests[8].first"),
      ("guests[9].first|First name|first", "?|?|?"), ("home|guests", "?|?"),
      ("Source", "source"),
      ("name|name|x|x", "name|=|x|="), ("name||", "name|-|-"), ("| \t|name", "-|-|name"),
      ("|", "?|="), ("", "?"), ("nmae", "?"),
    ]
  )
  func `columns are for fields`(header: String, fields: String) throws {
    let names = ColumnNames(of: try Form(yaml: Self.yaml))
    let columns = header.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let meanings = names.meanings(of: columns).map(\.words)
    #expect(meanings.joined(separator: "|") == fields)
  }

  @Test(
    arguments: [
      ("name|City", ""), ("Full Name|City", ""), ("city", #"missing column "name""#),
      ("name", #"missing column "City""#),
      ("nam|City", #"unknown column "nam"; did you mean "name"?"#),
      (
        "Ful name|Ctiy",
        #"unknown column "Ful name"; did you mean "Full name"?; unknown column "Ctiy"; did you mean "City"?"#
      ),
      ("name|City|Street", #"column "Street" may be for "home.street" or "work.street""#),
      ("name|NAME|City", #"column "NAME" is for the same field as "name""#),
      ("name|name|City", #"duplicate column "name""#),
      ("name|City|home", #"unknown column "home"; did you mean "home.street"?"#),
      ("name|City|guests", #"unknown column "guests"; did you mean "guests[0].first"?"#),
      ("name;City", #"unknown column "name;City"; separate columns with commas"#),
      ("name,City", #"unknown column "name,City"; missing column "name"; missing column "City""#),
    ]
  )
  func `names of columns are judged`(header: String, messages: String) throws {
    let names = ColumnNames(of: try Form(yaml: Self.yaml))
    let columns = TableColumns(
      header.split(separator: "|", omittingEmptySubsequences: false).map(String.init),
      separatedBy: .comma,
      names,
      needed: ["name", "work.city"]
    )
    #expect(columns.violations(names).map(\.message).joined(separator: "; ") == messages)
  }

  @Test(arguments: [
    ("Nombre|Alter", "name|age"), ("NOMBRE", "name"), ("Full name|Name", "name|=Full name"),
    // The form's language comes first; a label of two fields in others may be for either.
    ("Street", "?home.street,work.street"), ("Born", "born"), ("Stadt", "?name,work.city"),
    ("guests", "?"),
  ])
  func `labels in other languages are names of columns`(header: String, fields: String) throws {
    let labels: [FieldID: [String]] = [
      "name": ["Full name", "Name", "Nombre", "Stadt"], "age": ["Alter", "Born"],
      "work.city": ["Stadt"], "guests": ["Gäste"],
    ]
    let names = ColumnNames(of: try Form(yaml: Self.yaml), labels)
    let columns = header.split(separator: "|").map(String.init)
    #expect(names.meanings(of: columns).map(\.words).joined(separator: "|") == fields)
  }

  @Test(
    arguments: [
      ([], 0), (["name"], 1), (["name", ""], 1), (["name", " \t", ""], 1), (["", "name", ""], 2),
      (["", ""], 2), (["name", "\u{A0}"], 1), (["name", "b"], 2),
    ] as [([String], Int)]
  )
  func `the last columns without a name do not count, unless none has one`(
    header: [String],
    count: Int
  ) throws {
    let names = ColumnNames(of: try Form(yaml: Self.yaml))
    let columns = TableColumns(header, separatedBy: .comma, names, needed: [])
    #expect(columns.namedCount == count)
  }
}

extension ColumnNames.Meaning {
  fileprivate var words: String {
    switch self {
    case .field(_, let id): id.rawValue
    case .unnamed: "-"
    case .repeated: "="
    case .taken(let user): "=\(user)"
    case .ambiguous(let ids): "?" + ids.map(\.rawValue).joined(separator: ",")
    case .unknown: "?"
    }
  }
}
