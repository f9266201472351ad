import Testing

@testable import FormRecords

struct DelimiterTests {
  @Test(
    arguments: [
      ("comma", ","), ("semicolon", ";"), ("tab", "\t"), ("pipe", "|"), ("\\t", "\t"), ("\t", "\t"),
      (";", ";"), (":", ":"), (" ", " "), ("\u{1F}", "\u{1F}"), ("a", nil), ("7", nil), ("\"", nil),
      ("\n", nil), ("\r", nil), ("\0", nil), ("", nil), (";;", nil), ("é", nil), ("\u{7F}", nil),
      ("Comma", nil),
    ] as [(String, Character?)]
  )
  func `a delimiter is a name or a character`(text: String, character: Character?) {
    #expect(Delimiter(text)?.byte == character?.asciiValue)
  }

  @Test(
    arguments: [
      (",", "a comma", "commas"), (";", "a semicolon", "semicolons"), ("\t", "a tab", "tabs"),
      ("|", "a vertical bar", "vertical bars"), ("^", "\"^\"", "\"^\""),
    ]
  )
  func `a delimiter has words`(text: String, words: String, plural: String) throws {
    let delimiter = try #require(Delimiter(text))
    #expect(delimiter.words == words)
    #expect(delimiter.plural == plural)
  }

  @Test(
    arguments: [
      ("sep=;\na;b", ";", 6), ("sep=,\r\n", ",", 7), ("\"sep=|\"\r\nx", "|", 9),
      ("sep=\t\n", "\t", 6), ("SEP=;\n", ";", 6), ("sep=;", ";", 5), ("sep=\n", nil, 0),
      ("sep=a\n", nil, 0), ("sep=;;\n", nil, 0), ("\"sep=;\n", nil, 0), ("a\nsep=;\n", nil, 0),
      ("", nil, 0), ("sep=é\n", nil, 0),
    ] as [(String, Character?, Int)]
  )
  func `the first line may specify the delimiter`(text: String, found: Character?, length: Int) {
    let specified = Delimiter.specified(in: Array(text.utf8))
    #expect(specified?.0.byte == found?.asciiValue)
    #expect(specified?.length ?? 0 == length)
  }

  /// Beginnings of tables, the delimiter that a name indicates, and the one found; the names `a` and
  /// `b` are known.
  @Test(
    arguments: [
      ("", nil, ","), ("a", nil, ","), ("a,b\n", nil, ","), ("a;b\n", nil, ";"),
      ("a\tb", nil, "\t"),
      ("a|b", nil, "|"), ("x;y", nil, ";"), ("x,y;z", nil, ","), ("x;y;z,u", nil, ";"),
      ("\"x,y\";a", nil, ";"), ("\"x;y\",a", nil, ","), ("\"x\"\";y\";z", nil, ";"),
      ("x,y,z;b", nil, ";"), ("a,x;y;z", nil, ","), ("\n\r\na;b\nx,y", nil, ";"),
      ("\"a\n1,2\";b\n", nil, ";"), ("a b;c\"d,e", nil, ","), ("\"a;b", nil, ","),
      ("a,b", "\t", ","), ("a\tx,b,y", "\t", "\t"), ("a", "\t", "\t"), ("a;b\tc", "\t", "\t"),
    ] as [(String, String?, String)]
  )
  func `the header shows the delimiter`(text: String, expected: String?, found: String) throws {
    let bytes = Array(text.utf8)
    let expected = expected.flatMap { Delimiter($0) }
    let delimiter = bytes.withUnsafeBytes {
      Delimiter.separating($0, expected: expected) { names in
        names.count { ["a", "b"].contains($0) }
      }
    }
    #expect(delimiter == Delimiter(found), "\(text)")
  }
}
