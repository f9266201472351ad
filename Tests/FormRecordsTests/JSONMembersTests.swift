import FormValidation
import SeededRandom
import SourceText
import TestSupport
import Testing

@testable import FormRecords

struct JSONMembersTests {
  @Test(
    arguments: [
      ("{}", []), (" \t\r\n{ \"a\" : 1 } \r\n", ["a=1"]),
      (#"{"a":null,"b":true,"c":false,"":"x"}"#, ["a=null", "b=true", "c=false", #"="x""#]),
      (#"{"a":0,"b":-0,"c":-1,"d":4294967296}"#, ["a=0", "b=0", "c=-1", "d=4294967296"]),
      (#"{"a":999999999999999999}"#, ["a=999999999999999999"]),
      (#"{"a":-999999999999999999}"#, ["a=-999999999999999999"]),
      (#"{"a":"\"\\\/\b\f\n\r\t\u00e9\u20AC"}"#, [#"a="\"\\/\u0008\u000c\n\r\té€""#]),
      (#"{"a":"x\u0000y"}"#, [#"a="x\u0000y""#]), (#"{"a":"\uD83D\ude00"}"#, [#"a="😀""#]),
      (#"{"a":"\ud7ff\ue000"}"#, ["a=\"\u{D7FF}\u{E000}\""]),
      ("{\"a\":\"é漢😀\u{A0}\"}", ["a=\"é漢😀\u{A0}\""]), (#"{"a":1,"a":"1"}"#, ["a=1", #"a="1""#]),
    ] as [(String, [String])]
  )
  func `an object of plain values is read`(text: String, members: [String]) {
    #expect(JSONMembers.members(of: Array(text.utf8)) == members)
  }

  @Test(
    arguments: [
      "", " ", "1", "\"a\"", "null", "[]", "[{}]", "{", "}", "{}}", "{} {}", "{},", "{}\0",
      "{}\0{}", "{\0}", "{\"a\0\":1}", "\u{FEFF}{}", #"{"a":[]}"#, #"{"a":{}}"#, #"{"a":1.5}"#,
      #"{"a":1e2}"#, #"{"a":1e400}"#, #"{"a":1000000000000000000}"#, #"{"a":18446744073709551616}"#,
      #"{"a":-1000000000000000000}"#, #"{"a":01}"#, #"{"a":+1}"#, #"{"a":.5}"#, #"{"a":1.}"#,
      #"{"a":-}"#, #"{"a":--1}"#, #"{"a":00}"#, #"{"a":0x1}"#, #"{"a":NaN}"#, #"{"a":Infinity}"#,
      #"{"a":-Infinity}"#,
      #"{"a":nul}"#, #"{"a":True}"#, #"{"a":1,}"#, #"{,"a":1}"#, #"{"a" 1}"#, #"{"a":}"#, #"{a:1}"#,
      "{'a':1}", #"{"a":1 "b":2}"#, #"{"a":1}//"#, #"/**/{"a":1}"#, #"{"a":1/**/}"#, #"{"a":"x}"#,
      "{\"a\":\"\t\"}", "{\"a\":\"\n\"}", #"{"a":"\x"}"#, #"{"a":"\u12"}"#, #"{"a":"\u00g0"}"#,
      #"{"a":"\ud800"}"#, #"{"a":"\udbff\u0041"}"#, #"{"a":"\udc00"}"#, #"{"a":"x\uDFFFy"}"#,
      #"{"\udc00":1}"#, #"{"\u0061":1}"#, #"{"a":"\ud83d\ude00\ude00"}"#, "{\u{A0}}", "{\u{2028}}",
    ]
  )
  func `anything else is left to the strict reader`(text: String) {
    #expect(JSONMembers.members(of: Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    [0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0xFF],
  ])
  func `invalid UTF-8 is left to the strict reader`(bytes: [UInt8]) {
    #expect(JSONMembers.members(of: Array("{\"a\":\"".utf8) + bytes + Array("\"}".utf8)) == nil)
    #expect(JSONMembers.members(of: Array("{}".utf8) + bytes) == nil)
  }

  @Test func `a text of any length is read exactly if the strict reader accepts it`() throws {
    var random = SeededGenerator()
    print("JSONMembersTests: TABSTOP_SEED=\(random.seed)")
    // The neighbors of a quotation mark, a backslash and control characters.
    let parts = [
      "!", "#", "[", "]", " ", "\u{7F}", "a", "bcdefghij", "é", "漢", "😀", #"\n"#, #"\""#, #"\\"#,
      "\u{1F}",
    ]
    for _ in 0..<20_000 {
      let kinds = Bool.random(using: &random) ? parts.dropLast() : parts[...]
      let count = Int.random(in: 0...12, using: &random)
      let text = (0..<count).map { _ in kinds.randomElement(using: &random)! }.joined()
      let end = Bool.random(using: &random) ? "}" : #","bcdefghijk":1}"#
      let found = JSONMembers.members(of: Array("{\"a\":\"\(text)\"\(end)".utf8))
      let expected = try? JSONReader.node(of: "\"\(text)\"")
      #expect(found?.first == expected.map { "a=\($0.value.json)" }, "\(text.debugDescription)")
    }
  }

  @Test func `brackets may be as deep as a record is long`() {
    let deep = Array(repeating: UInt8(ascii: "["), count: RecordInput.recordLimit)
    #expect(JSONMembers.members(of: deep) == nil)
    #expect(JSONMembers.members(of: Array("{\"a\":".utf8) + deep) == nil)
  }

  @Test func `what it reads, the strict reader reads alike`() {
    var random = SeededGenerator()
    print("JSONMembersTests: TABSTOP_SEED=\(random.seed)")
    let parts = [
      "{", "}", "\"", "\"a\"", "\"b\":", ":", ",", "[", "]", "1", "-", "0", ".5", "e1", "true",
      "null",
      "\\u", "d83d", "de00", "0041", "\\", "n", "é", "\0", "\u{FEFF}", " ", "\n", "//", "x",
    ]
    let texts = [#"{"a":1,"b":"x\u00e9y","c":true}"#, #"{"a":"\ud83d\ude00","b":-0,"":null}"#]
    for _ in 0..<20_000 {
      var bytes = Array(texts.randomElement(using: &random)!.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let start = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...3, using: &random))
        bytes.replaceSubrange(start..<end, with: Array(parts.randomElement(using: &random)!.utf8))
      }
      guard let members = JSONMembers.members(of: bytes) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      do throws(JSONError) {
        let node = try JSONReader.node(of: text)
        guard case .mapping(let entries) = node.content else {
          Issue.record("not an object: \(text.debugDescription)")
          continue
        }
        let expected = entries.map { "\($0.name)=\($0.value.value.json)" }
        #expect(members == expected, "\(text.debugDescription)")
      } catch {
        // The form finds these itself.
        #expect(error.message.hasPrefix("duplicate name"), "\(text.debugDescription)")
      }
    }
  }
}

extension JSONMembers {
  /// Returns the members of an object as texts; `nil` if it is left to the strict reader.
  fileprivate static func members(of text: [UInt8]) -> [String]? {
    text.withUnsafeBytes { bytes in
      var members = JSONMembers(bytes)
      var found: [String] = []
      do throws(Unread) {
        while let (name, token) = try members.next() {
          guard let value = token.value else { return nil }
          found.append("\(String(decoding: name, as: UTF8.self))=\(value.json)")
        }
        return found
      } catch {
        return nil
      }
    }
  }
}

extension JSONMembers.Token {
  /// The value; `nil` if it is left to the strict reader.
  fileprivate var value: Value? {
    switch self {
    case .null: .null
    case .flag(let flag): .bool(flag)
    case .whole(let whole): .number(Number(whole))
    case .plain(let text): .text(String(decoding: text, as: UTF8.self))
    case .escaped(let text):
      (try? JSONReader.node(of: String(decoding: text, as: UTF8.self)))?.value
    }
  }
}
