import FormValidation
import Testing

@testable import FormFilling
@testable import FormWidgets

struct WidgetHistoryTests {
  @Test func `a hundred changes can be undone`() {
    var history = WidgetHistory()
    for number in 0...200 {
      history.record(Slider(min: 0, max: 999, value: Number(number)), isOfRun: false)
    }
    var widget: any Widget = Slider(min: 0, max: 999, value: 201)
    var count = 0
    while let before = history.undo(widget) {
      widget = before
      count += 1
    }
    #expect(count == WidgetHistory.stepLimit)
    #expect(widget.value == 101)
  }

  @Test func `answers of a changed list return if they are still options`() {
    var history = WidgetHistory()
    for value in ["a", "b"] as [Value] {
      history.record(Select(options: .by("x", [:], else: []), value: value), isOfRun: false)
    }
    history.offer(ChoiceList([Choice("b"), Choice("c")]), note: nil)
    var current = Select(options: .by("x", [:], else: []), value: "c") as any Widget
    let values = (0..<2).map { _ -> Value in
      current = history.undo(current) ?? current
      return current.value
    }
    #expect(values == ["b", .null])
    #expect(history.redo(current)?.value == "b")
  }

  @Test func `a run is one step until it pauses`() {
    var history = WidgetHistory()
    history.record(TextField(text: "a"), isOfRun: true)
    history.record(TextField(text: "b"), isOfRun: true)
    history.rest()
    history.record(TextField(text: "c"), isOfRun: true)
    history.record(TextField(text: "d"), isOfRun: false)
    var values: [Value] = []
    while let before = history.undo(TextField()) { values.append(before.value) }
    #expect(values == ["d", "c", "a"])
  }
}
