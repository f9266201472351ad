@testable import FormFilling
@testable import FormScreens
import FormValidation
@testable import FormWidgets
@testable import Forms
import Testing

/// Data of a program that makes no sense is fitted, and ends nothing.
struct OddDataTests {
  private struct Odd: Widget {
    var height: Int
    var column: Int
    var value: Value = ""

    var traits: WidgetTraits { WidgetTraits(.text, wantedColumns: Int.max) }

    var description: WidgetDescription { WidgetDescription(textBeforeCaret: "abc") }

    mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse { .used }

    func height(in room: Size) -> Int { height }

    func draw(on canvas: inout Canvas) {
      canvas.write("x\u{1B}[31m\n\tyy", row: column, column: column)
      canvas.fill("█", count: column, row: 0, column: column)
      canvas.fill("█", count: Int.max, row: 0, column: -column)
      canvas.placeCaret(row: column, column: column)
    }
  }

  private func use(_ widgets: any Widget...) {
    let fields = widgets.enumerated().map { Field(FieldID("f\($0)"), $1, width: -1) }
    var screen = Screen(Form(title: "x", fields: fields))
    let size = Size(columns: 40, rows: 12)
    for key: Key in [.down, .enter, .character("a"), .right, .end, .left, .home, .backspace, .tab] {
      for _ in widgets {
        screen.handle(.key(key))
        _ = screen.frame(in: size)
      }
    }
    _ = screen.frame(in: Size(columns: 1, rows: 1))
    screen.filling.submitAtOnce()
  }

  @Test(arguments: [0, 1, -1, 5, -5, Int.max, Int.min + 1], [1, 0, -1, Int.max, Int.min])
  func `an own widget's odd heights and columns are clipped`(column: Int, height: Int) {
    use(Odd(height: height, column: column), TextField())
  }

  @Test func `an empty list says so`() {
    for widget: any Widget in [Select([]), Radio([]), Checklist([])] {
      let form = Form(title: "x", fields: [Field("a", widget)])
      let frame = Screen(form).frame(in: Size(columns: 40, rows: 12))
      #expect(frame.lines.contains { $0.contains("No options") }, "\(type(of: widget))")
      use(widget)
    }
  }

  @Test func `of equal choices, the first is kept`() {
    for widget: any Widget in [
      Select(["a", "a", "b"]), Radio(["a", "a", "b"]), Checklist(["a", "a", "b"]),
    ] {
      #expect(widget.description.choices.map(\.value) == ["a", "b"])
      use(widget)
    }
    use(Select([""]), Radio(["x"], arrangement: .columns(0)), Checklist([""], min: 3, max: -1))
  }

  @Test(
    arguments: [
      (0, 0, 1), (5, 0, 1), (0, 1, 3), (0, 10, 0), (0, 10, -1),
      (Number(Int.min), Number(Int.max), 1), (0, 1, Number("0.000000000000000000000001")!),
    ] as [(Number, Number, Number)]
  )
  func `ends and steps that make no track are fitted`(min: Number, max: Number, step: Number) {
    let slider = Slider(min: min, max: max, step: step)
    #expect(slider.value == .number(min))
    use(slider, RangeSlider(min: min, max: max, step: step))
    use(Slider(min: min, max: max, step: step, isLogarithmic: true))
    use(Slider(min: min, max: max, step: step, forbidden: [min...Swift.max(min, max)]))
    use(NumberField(min: max, max: min, step: step), TextArea(rows: -1), TextArea(rows: 99))
  }

  @Test(arguments: [(-1, Int.max, 0, 1000), (-5, -1, 0, 0), (2, 3, 2, 3), (5000, 6000, 1000, 1000)])
  func `numbers of entries are fitted`(from: Int, to: Int, min: Int, max: Int) {
    let form = Form("x") { Repeat("g", from...to) { Field("n", TextField()) } }
    #expect(form.lists.first?.counts == min...max)
    if max < 10 { _ = Screen(form).frame(in: Size(columns: 40, rows: 12)) }
  }
}
