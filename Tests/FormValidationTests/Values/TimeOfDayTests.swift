import FormValidation
import Testing

struct TimeOfDayTests {
  @Test(arguments: [
    (0, 0, 0, "00:00"), (9, 5, 0, "09:05"), (23, 59, 59, "23:59:59"), (23, 59, 60, "23:59:60"),
  ])
  func `a time without seconds is written without them`(
    hour: Int,
    minute: Int,
    second: Int,
    text: String
  ) throws {
    let time = try #require(TimeOfDay(hour: hour, minute: minute, second: second))
    #expect(time.description == text)
    #expect((time.hour, time.minute, time.second) == (hour, minute, second))
  }

  @Test(arguments: [(24, 0, 0), (-1, 0, 0), (0, 60, 0), (0, 0, 61), (Int.max, 0, 0)])
  func `impossible times are refused`(hour: Int, minute: Int, second: Int) {
    #expect(TimeOfDay(hour: hour, minute: minute, second: second) == nil)
  }
}
