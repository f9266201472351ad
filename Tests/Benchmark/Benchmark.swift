import Foundation

/// Measures the rules: `swift run -c release benchmark`, with `--allocations` or `--bad-input`, or
/// with a part of the names of the rows to measure.
///
/// It ends with 1 where a bound is passed, so that a script can hold a change to the bounds.
@main
enum Benchmark {
  static func main() {
    let holds =
      switch CommandLine.arguments.dropFirst().first {
      case nil: SpeedTable.print()
      case "--allocations": AllocationTable.print()
      case "--bad-input": BadInputTable.print()
      case let part?: SpeedTable.print(of: part)
      }
    if !holds { exit(1) }
  }
}
