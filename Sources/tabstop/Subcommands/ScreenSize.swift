import ArgumentParser
import FormUI

/// A size of the screen as a person gives it: `80x24`.
struct ScreenSize: ExpressibleByArgument {
  /// The size.
  let size: Size

  /// Creates the size that an argument names.
  init?(argument: String) {
    let numbers = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (1...1_000).contains(columns), (1...1_000).contains(rows)
    else { return nil }
    size = Size(columns: columns, rows: rows)
  }
}
