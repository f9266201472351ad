import ArgumentParser
import FormTape
import FormValidation
import TapeRunner

/// The options that select the cases of a run.
struct CaseOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Run only cases whose \"file: name\" contains this text, or matches /this/; repeatable.",
      valueName: "text"
    ),
    transform: CaseFilter.init(argument:)
  )
  var filter: [CaseFilter] = []

  @Option(
    name: .customLong("tag"),
    help: ArgumentHelp("Run only cases with this tag; repeatable.", valueName: "word")
  )
  var tags: [String] = []

  @Flag(help: "Run only the cases that failed when they last ran.")
  var lastFailed = false

  @Option(
    help: .uncommon("Run this part of the cases, like 1/4.", valueName: "k/n"),
    transform: CaseOptions.shard(argument:)
  )
  var shard: Shard?

  @Option(help: .uncommon("Stop after this many failures.", valueName: "n"))
  var maxFailures: Int?

  @Flag(help: .uncommon("List the cases; run nothing."))
  var list = false

  func validate() throws {
    if let maxFailures, maxFailures < 1 {
      throw ValidationError("Expected at least 1 failure, found \(maxFailures).")
    }
  }

  /// Whether all cases are selected.
  var selectsAll: Bool { filter.isEmpty && tags.isEmpty && shard == nil && !lastFailed }

  /// The cases to play; without failures to repeat, `--last-failed` selects all.
  func selection(remembering memory: FailureMemory?) -> CaseSelection {
    var selection = CaseSelection()
    selection.filters = filter
    selection.tags = tags
    selection.shard = shard
    guard lastFailed else { return selection }
    let names = memory?.names ?? []
    if names.isEmpty {
      StandardError.write("tabstop: no failed cases are known here; running all\n")
    } else {
      selection.names = Set(names)
    }
    return selection
  }

  private static func shard(argument: String) throws -> Shard {
    guard let shard = Shard(argument) else {
      throw ValidationError("Expected a part like 1/4, found \"\(argument)\".")
    }
    return shard
  }
}

extension CaseFilter {
  /// Creates the filter of an argument.
  init(argument: String) throws {
    do throws(PatternError) {
      try self.init(argument)
    } catch {
      throw ValidationError("Invalid pattern \(argument): \(error).")
    }
  }
}
