import Foundation

/// Measures the rules: `swift run -c release benchmark`, with `--allocations` or `--bad-input` and
/// perhaps a count of bytes, or with a part of the names of the rows to measure.
///
/// It ends with 1 where a bound is passed, so that a script can hold a change to the bounds.
@main
enum Benchmark {
  static func main() {
    let size = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) }
    let holds =
      switch CommandLine.arguments.dropFirst().first {
      case nil: SpeedTable.print()
      case "--allocations": AllocationTable.print()
      case "--bad-input": BadInputTable.print(bytes: size ?? 10_000_000)
      case let part?: SpeedTable.print(of: part)
      }
    if !holds { exit(1) }
  }
}
