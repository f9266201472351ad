import FormValidation
import TestSupport
import Testing

@testable import FormUI

struct SliderTests {
  private let emails = Slider(min: 0, max: 8, step: 1, value: 2)

  @Test(arguments: [
    ("", "0 ━━▏●────── 8  2"),
    ("<Right>", "0 ━━━▏●───── 8  3"),
    ("<Left><Left><Left>", "0 ▏●──────── 8  0"),
    ("<End><Right>", "0 ━━━━━━━━▏● 8  8"),
    ("<End><Home>", "0 ▏●──────── 8  0"),
    ("5", "0 ━━━━━●─── 8  5▏"),
    ("59", "0 ━━━━●─── 8  59▏"),
    ("5<Right>", "0 ━━━━━━▏●── 8  6"),
  ])
  func `keys move the thumb`(keys: String, picture: String) {
    #expect(drawn(emails, after: Keystrokes(keys), columns: 17) == picture)
  }

  @Test func `steps are exact decimals`() throws {
    let tenth = try #require(Number("0.1"))
    var slider = Slider(min: 0, max: 1, step: tenth)
    for _ in 1...3 { _ = slider.press(.right) }
    #expect(slider.value.description == "0.3")
  }

  @Test(arguments: [
    (Key.shift(.right), 50), (.pageUp, 50), (.character("]"), 50),
    (.shift(.left), 30), (.pageDown, 30), (.character("["), 30),
  ])
  func `a large step is a tenth of the track`(key: Key, value: Int) {
    var slider = Slider(min: 0, max: 100, step: 1, value: 40)
    #expect(slider.press(key) == .used)
    #expect(slider.value == .number(Number(value)))
  }

  @Test(arguments: [
    ("59", Value.number(59)), ("-", .text("-")), ("5", .number(5)), ("5.", .text("5.")),
    ("59<Backspace>", .number(5)), ("59<Backspace><Backspace>", .number(5)),
    ("59<Right>", .number(6)),
    ("59<Tab>", .number(59)),
  ])
  func `what is typed is the value, on a step or not`(keys: String, value: Value) {
    var slider = emails
    for key in Keystrokes(keys) { _ = slider.press(key) }
    #expect(slider.value == value)
    #expect(slider.impliedRules.verdict(on: value).isValid == (value == 5 || value == 6))
  }

  @Test(arguments: [
    ("0", "1000", "0.125", 8), ("-1", "1", "0.1", 4), ("8", "24", "0.5", 4),
    ("0.05", "1.05", "1", 4),
  ])
  func `the value has room for every step`(min: String, max: String, step: String, cells: Int)
    throws
  {
    let slider = Slider(
      min: try #require(Number(min)),
      max: try #require(Number(max)),
      step: try #require(Number(step))
    )
    #expect(slider.valueWidth == cells)
  }

  @Test func `the last step need not reach the upper end`() {
    var slider = Slider(min: 0, max: 10, step: 4)
    _ = slider.press(.end)
    #expect(slider.value == 8)
  }

  @Test(arguments: [(-5, 0), (0, 0), (3, 2), (8, 8), (9, 8)])
  func `a start value beside the track's steps is brought to one`(start: Int, value: Int) {
    let slider = Slider(min: 0, max: 8, step: 2, value: Number(start))
    #expect(slider.value == .number(Number(value)))
  }

  @Test(arguments: [-1, 1, 9])
  func `a value that is on no step is not taken`(value: Int) {
    var slider = Slider(min: 0, max: 8, step: 2, value: 4)
    slider.value = .number(Number(value))
    #expect(slider.value == 4)
  }

  @Test(arguments: [
    (1, "▏2"), (2, "2▏"), (4, "2▏"), (5, "━▏●─ 2"), (9, "━━▏●──── 2"),
    (14, "0 ━▏●──── 8  2"), (20, "0 ━━━▏●──────── 8  2"),
  ])
  func `a short row drops the ends, then the track`(columns: Int, picture: String) {
    #expect(drawn(emails, columns: columns) == picture)
  }

  @Test(arguments: [
    (0, 8, 1, 8), (0, 8, 3, 2), (0, 8, 8, 1),
    (0, 8, 9, nil), (8, 0, 1, nil), (3, 3, 1, nil), (0, 8, 0, nil), (0, 8, -1, nil),
    (0, 1_000_000_000, 1, 1_000_000_000), (0, 1_000_000_001, 1, nil),
  ])
  func `steps are counted`(min: Int, max: Int, step: Int, count: Int?) {
    #expect(Slider.stepCount(from: Number(min), to: Number(max), by: Number(step)) == count)
  }
}
