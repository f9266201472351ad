@testable import FormValidation
import SeededRandom
import Testing

/// Bytes, eight at a time.
struct ByteWordsTests {
  private static func words(_ bytes: [UInt8], filledWith filler: UInt8 = 0) -> [UInt64] {
    bytes.withUnsafeBytes { Array(ByteWords($0, filledWith: filler)) }
  }

  @Test(
    arguments: [
      ([], 0, []),
      ([1], 0, [1]),
      ([1], 0x20, [0x2020_2020_2020_2001]),
      ([1, 2, 3, 4, 5, 6, 7], 0x20, [0x2007_0605_0403_0201]),
      ([1, 2, 3, 4, 5, 6, 7, 8], 0x20, [0x0807_0605_0403_0201]),
      ([1, 2, 3, 4, 5, 6, 7, 8, 9], 0, [0x0807_0605_0403_0201, 9]),
      ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0x20, [0x0807_0605_0403_0201, 0x2020_2020_2020_0A09]),
    ] as [([UInt8], UInt8, [UInt64])]
  )
  func `the last word is filled up`(bytes: [UInt8], filler: UInt8, words: [UInt64]) {
    #expect(ByteWordsTests.words(bytes, filledWith: filler) == words)
  }

  @Test(arguments: 0...40)
  func `counts and conditions are those of the single bytes`(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    for _ in 0..<50 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...0x7F, using: &generator) }
      let range = UInt8.random(in: 1...0x40, using: &generator)...0x60
      let found = ByteWordsTests.words(bytes).reduce(0) { $0 + $1.count(in: range) }
      #expect(found == bytes.count(where: range.contains), "\(bytes) \(range)")
      var odd = bytes
      if let index = odd.indices.randomElement(using: &generator) { odd[index] |= 0x80 }
      let isASCII = odd.withUnsafeBytes { ByteWords($0).allSatisfy { !$0.hasByteBeyondASCII } }
      #expect(isASCII == odd.isEmpty, "\(odd)")
      #expect(bytes.withUnsafeBytes { ByteWords($0).allSatisfy { !$0.hasByteBeyondASCII } })
    }
  }
}
