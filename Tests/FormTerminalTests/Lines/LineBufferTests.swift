import Glibc
import SystemCalls
import Testing

@testable import FormTerminal

struct LineBufferTests {
  /// Returns the lines of an input that arrives in pieces, each written as a reader sees it.
  private static func lines(
    of pieces: [[UInt8]],
    endingInput: Bool = true,
    isTyped: Bool = false
  ) throws -> [String] {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    var buffer = LineBuffer(isTyped: isTyped)
    var lines: [String] = []
    func read() {
      buffer.read(from: ends[0])
      while let line = buffer.next() {
        switch line {
        case .whole(let text): lines.append(text)
        case .cut(let text): lines.append("cut after \(text.utf8.count)")
        case .beyondInput(let limit): lines.append("beyond \(limit)")
        case .garbled: lines.append("garbled")
        }
      }
    }
    for piece in pieces {
      var rest = piece[...]
      while !rest.isEmpty {
        // A pipe holds this much without a reader.
        let part = rest.prefix(4_096)
        #expect(Posix.writeAll(String(decoding: part, as: UTF8.self), to: ends[1]) == nil)
        rest = rest.dropFirst(part.count)
        read()
      }
    }
    if !endingInput {
      close(ends[1])
      return lines
    }
    close(ends[1])
    while !buffer.hasEnded { read() }
    return lines
  }

  @Test(
    arguments: [
      ([], []), ([""], []), (["a\nb\n"], ["a", "b"]), (["a\nb"], ["a", "b"]),
      (["a\r\nb\r"], ["a", "b"]), (["a", "b\n", "c"], ["ab", "c"]), (["\n\n"], ["", ""]),
      (["\u{FEFF}a\n\u{FEFF}b\n"], ["a", "\u{FEFF}b"]), (["a\r", "\n"], ["a"]),
      (["e\u{301}\n界\n"], ["e\u{301}", "界"]),
    ] as [([String], [String])]
  )
  func `lines end at line breaks and at the end of the input`(
    pieces: [String],
    lines: [String]
  ) throws {
    let read = try Self.lines(of: pieces.map { Array($0.utf8) })
    #expect(read.map { Array($0.unicodeScalars) } == lines.map { Array($0.unicodeScalars) })
  }

  @Test func `a line that may go on is not returned yet`() throws {
    #expect(try Self.lines(of: [Array("a\nb".utf8)], endingInput: false) == ["a"])
  }

  @Test(arguments: [(4_094, "whole"), (4_095, "beyond 4094"), (5_000, "beyond 4094")])
  func `a typed line that may have lost its end is no answer`(length: Int, kind: String) throws {
    let line = String(repeating: "a", count: length)
    let read = try Self.lines(of: [Array((line + "\nb\n").utf8)], isTyped: true)
    #expect(read == [kind == "whole" ? line : kind, "b"])
  }

  @Test func `what follows a line is left to other programs`() throws {
    let ends = try Posix.makePipe()
    defer { close(ends.reading) }
    #expect(Posix.writeAll("a\nb\nc", to: ends.writing) == nil)
    close(ends.writing)
    var buffer = LineBuffer()
    buffer.read(from: ends.reading)
    #expect(try Posix.bytes(from: ends.reading) == Array("b\nc".utf8))
  }

  @Test(arguments: [
    (LineBuffer.lineLimit - 1, 0), (LineBuffer.lineLimit, 0), (LineBuffer.lineLimit + 1, 0),
    (3 * LineBuffer.lineLimit, 0), (LineBuffer.lineLimit - 1, 1),
  ])
  func `a line that is too long is cut between characters, and the next one is whole`(
    length: Int,
    wide: Int
  ) throws {
    let line = String(repeating: "a", count: length) + String(repeating: "é", count: wide)
    let read = try Self.lines(of: [Array((line + "\nb\n").utf8)])
    let isCut = line.utf8.count > LineBuffer.lineLimit
    let cut = "cut after \(min(length, LineBuffer.lineLimit))"
    #expect(read.count == 2 && read.last == "b")
    #expect(isCut ? read[0] == cut : read[0] == line)
  }
}
