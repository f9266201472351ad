import ArgumentParser
import FormUI

/// A size of the screen as a person gives it: `80x24`.
struct ScreenSize {
  /// The size.
  let size: Size

  /// Reads the size that an argument names.
  static func named(_ argument: String) throws -> ScreenSize {
    let numbers = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (1...1_000).contains(columns), (1...1_000).contains(rows)
    else {
      throw ValidationError(
        "A size is columns and rows, as in 80x24, 1000x1000 at most; it is not \"\(argument)\"."
      )
    }
    return ScreenSize(size: Size(columns: columns, rows: rows))
  }
}
