@testable import FormValidation
import SeededRandom
import Testing

/// A number as an oracle: so many millionths.
private struct Fixed {
  static let places = 6
  let millionths: Int128

  init(_ millionths: Int128) {
    self.millionths = millionths
  }

  init(using generator: inout SeededGenerator) {
    let limits: [Int128] = [1, 10, 1_000, 1_000_000, 1_000_000_000_000]
    let limit = limits.randomElement(using: &generator) ?? 1
    let step: Int128 = Bool.random(using: &generator) ? 1 : 1_000
    millionths = Int128.random(in: -limit...limit, using: &generator) * step
  }

  var number: Number {
    Number(
      isNegative: millionths < 0,
      digits: String(millionths.magnitude).utf8.map { $0 - UInt8(ascii: "0") },
      exponent: -Fixed.places
    )
  }
}

struct NumberArithmeticTests {
  @Test(arguments: [UInt64(1), 2, 3])
  func `arithmetic equals that of fixed-point integers`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let (a, b) = (Fixed(using: &generator), Fixed(using: &generator))
      let (x, y) = (a.number, b.number)
      let told: Comment = "seed \(seed): \(x), \(y)"
      #expect(x + y == Fixed(a.millionths + b.millionths).number, told)
      #expect(x - y == Fixed(a.millionths - b.millionths).number, told)
      #expect((x < y) == (a.millionths < b.millionths), told)
      #expect((x == y) == (a.millionths == b.millionths), told)
      #expect(-x == Fixed(-a.millionths).number, told)
      let product = Fixed(a.millionths * b.millionths).number
      #expect(x * y * 1_000_000 == product, told)
      #expect(Number(x.description) == x, told)
      guard !y.isZero else { continue }
      let (quotient, remainder) = x.quotientAndRemainder(dividingBy: y)
      let expected = a.millionths.quotientAndRemainder(dividingBy: b.millionths)
      #expect(remainder == Fixed(expected.remainder).number, told)
      #expect(quotient == Fixed(expected.quotient * 1_000_000).number, told)
    }
  }

  @Test func `a tenth and two tenths are three tenths`() throws {
    let (tenth, fifth) = (try #require(Number("0.1")), try #require(Number("0.2")))
    #expect((tenth + fifth).description == "0.3")
    #expect(tenth + fifth == Number("0.30"))
  }

  @Test func `numbers of any size are compared`() throws {
    let texts = ["-1e6144", "-1.1", "-1", "-0.9", "0", "1e-6144", "0.5", "1", "1.0001", "1e6144"]
    let numbers = try texts.map { try #require(Number($0)) }
    #expect(numbers == numbers.shuffled().sorted())
    for (low, high) in zip(numbers, numbers.dropFirst()) { #expect(low < high) }
  }

  @Test func `equal numbers have equal hashes, however written`() {
    #expect(Set([Number("1"), Number("1.0"), Number("100e-2"), Number("-1")]).count == 2)
    #expect(Set([Number("0"), Number("-0.0"), Number("0e5")]).count == 1)
  }

  @Test func `division by zero yields nil`() async {
    await #expect(processExitsWith: .failure) {
      _ = Number(1).quotientAndRemainder(dividingBy: 0)
    }
  }
}
