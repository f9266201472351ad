import TestSupport
import Testing

@testable import FormRecords

struct RecordInputTests {
  @Test(arguments: RecordFormat.allCases)
  func `short records after a long one arrive in batches of limited size`(
    format: RecordFormat
  ) throws {
    let count = 200_000
    let text =
      switch format {
      case .csv: "name\n\"\n" + String(repeating: "a\n", count: count - 1)
      case .json: "[" + String(repeating: "1,", count: count - 1) + "1]"
      case .jsonl: String(repeating: "1\n", count: count)
      }
    let stream = ByteStream(Array(text.utf8), chunk: 1 << 20)
    var input = RecordInput(RecordSource(name: "r", format: format) { stream.read(into: $0) })
    var (next, faults) = (1, 0)
    while let batch = try input.next() {
      #expect(batch.firstNumber == next)
      #expect(batch.records.count <= 1 << 16)
      faults += batch.records.filter { $0.fault != nil }.count
      next += batch.records.count
    }
    #expect(next == count + 1)
    #expect(faults == (format == .csv ? 1 : 0))
  }
}
