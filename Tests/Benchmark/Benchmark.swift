import Foundation

/// Measures the rules: `swift run -c release benchmark`, with `--allocations` or `--bad-input` and
/// optionally a number of bytes, or with part of the names of the rows to measure.
///
/// It exits with 1 if a limit is exceeded, for use in scripts.
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
