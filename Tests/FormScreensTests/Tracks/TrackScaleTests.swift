import FormValidation
import Testing

@testable import FormWidgets

struct TrackScaleTests {
  private let gapped = TrackScale(min: 0, max: 10, step: 1, zones: [3...5, 7...7, 10...12])
  private let logarithmic = TrackScale(min: 1, max: 1000, step: 1, isLogarithmic: true)

  @Test(arguments: [
    (2, 1, 6), (6, 1, 8), (8, 1, 9), (9, 1, 9), (6, -1, 2), (8, -1, 6), (0, -1, 0), (-1, 1, 0),
    (11, -1, 9),
  ])
  func `a step skips zones, and stops if one ends the track`(
    start: Int,
    direction: Int,
    end: Int
  ) {
    #expect(gapped.position(from: start, by: .small, going: direction) == end)
  }

  @Test(arguments: [(2, 2), (3, 2), (4, 2), (5, 6), (7, 6), (10, 9), (99, 9), (-9, 0)])
  func `a position in a zone moves to the nearest outside`(position: Int, nearest: Int) {
    #expect(gapped.position(nearest: position) == nearest)
  }

  @Test(arguments: [(2, 2), (3, nil), (5, nil), (6, 6), (10, nil), (11, nil), (-1, nil)])
  func `values in a zone or beside the track have no position`(value: Int, position: Int?) {
    #expect(gapped.position(of: Number(value)) == position)
  }

  @Test(arguments: [(0, "1"), (25, "6"), (50, "32"), (75, "178"), (100, "1000")])
  func `a logarithmic track has ratios evenly spread`(percent: Int, value: String) {
    let position = logarithmic.position(atFraction: Double(percent) / 100)
    #expect(logarithmic.number(at: position).description == value)
  }

  @Test func `on a logarithmic track, a key moves at least a step, and back the same way`() {
    var positions = [0]
    while let last = positions.last, last < logarithmic.stepCount, positions.count < 200 {
      positions.append(logarithmic.position(from: last, by: .small, going: 1))
    }
    #expect(positions.prefix(4) == [0, 1, 2, 3])
    #expect(positions.last == 999)
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 })
    for (below, above) in zip(positions, positions.dropFirst()) {
      #expect(logarithmic.position(from: above, by: .small, going: -1) == below)
    }
  }

  @Test(arguments: [
    (0, 1, 1), (1, -1, 0), (999, -1, 500), (500, 1, 999), (-1, 1, 0), (1000, -1, 999),
  ])
  func `a large step of a logarithmic track is a tenth of it`(start: Int, direction: Int, end: Int)
  {
    #expect(logarithmic.position(from: start, by: .large, going: direction) == end)
  }

  @Test(
    arguments: [
      (0, 10, [(0, 10)], false), (0, 10, [(0, 9)], true), (0, 10, [(1, 10)], true),
      (0, 10, [(0, 4), (5, 10)], false), (0, 10, [], true), (0, 1, [(0, 0), (1, 1)], false),
    ] as [(Int, Int, [(Int, Int)], Bool)]
  )
  func `zones can cover the entire track`(min: Int, max: Int, zones: [(Int, Int)], leaves: Bool) {
    let zones = zones.map { Number($0)...Number($1) }
    #expect(
      Slider.hasValues(from: Number(min), to: Number(max), by: 1, outside: zones) == leaves
    )
  }

  @Test(arguments: [
    ("1", 0), ("1000", 9.965784284662), ("0.001", -9.965784284662), ("0.5", -1), ("1024.0", 10),
    ("1e400", 1328.771237954945), ("1e-400", -1328.771237954945),
    ("12345678901234567890", 63.420640),
  ])
  func `logarithms of decimals are correct at any length`(
    text: String,
    logarithm: Double
  ) throws {
    let number = try #require(Number(text))
    #expect(abs(number.logarithm - logarithm) < 1e-6)
  }

  @Test func `extreme limits have a scale`() throws {
    let (tiny, huge) = (try #require(Number("1e-400")), try #require(Number("1e400")))
    let wide = TrackScale(min: huge, max: huge * 1000, step: huge, isLogarithmic: true)
    #expect(wide.position(atFraction: 0.5) == 31)
    let near = TrackScale(min: 1, max: 1 + tiny * 8, step: tiny, isLogarithmic: true)
    #expect(near.position(atFraction: 0.5) == 4)
    #expect(near.position(from: 4, by: .small, going: 1) == 5)
  }

  @Test(arguments: [
    (1.0, 0.0), (2, 1), (8, 3), (0.5, -1), (10, 3.321928094887), (1000, 9.965784284662),
  ])
  func `logarithms are correct to ten places`(number: Double, logarithm: Double) {
    #expect(abs(number.logarithm - logarithm) < 1e-10)
  }
}
