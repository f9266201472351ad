import FormFilling
import FormScreens
import FormTerminal
import FormValidation
import FormWidgets
import Forms

/// Replaces the form of a screen whenever its file changes, and keeps the last valid one while the
/// file has errors.
struct WatchingObserver<Base: ScreenObserver>: ScreenObserver {
  /// The observer that also sees the screen.
  private(set) var base: Base

  private var watch: FileWatch

  /// Reloads the form.
  private let read: () throws(CommandError) -> Form

  /// Whether the file has changed since the form was loaded.
  private var isStale = false

  /// The error in the file, by lines: what and where, and how to fix it.
  private var complaint: [String] = []

  /// Wraps another observer, and reloads the form when its file changes.
  init(
    _ watch: FileWatch,
    around base: Base,
    reading read: @escaping () throws(CommandError) -> Form
  ) {
    self.watch = watch
    self.base = base
    self.read = read
  }

  func formSize(on screen: Size) -> Size { base.formSize(on: screen) }

  mutating func shouldHandle(_ event: Event, before screen: Screen, on size: Size) -> Bool {
    base.shouldHandle(event, before: screen, on: size)
  }

  mutating func see(_ screen: Screen) { base.see(screen) }

  var deadline: ContinuousClock.Instant? { watch.deadline }

  mutating func replace(_ screen: inout Screen) -> Bool {
    if watch.hasChanged() { isStale = true }
    // A draft that is offered belongs to the form as it is.
    guard isStale, screen.filling.mode != .offeringDraft else { return false }
    isStale = false
    do throws(CommandError) {
      let form = try read()
      complaint = []
      screen.replaceForm(with: form, now: LocalClock.now)
      return true
    } catch {
      complaint = error.summary
      return false
    }
  }

  /// Draws the error in the file over the rows above the key line.
  func picture(around frame: Frame, on screen: Size) -> Frame {
    let frame = base.picture(around: frame, on: screen)
    let width = max(1, screen.columns - 2)
    let lines = complaint.flatMap { $0.wrapped(to: width) }.prefix(max(1, screen.rows / 3))
    guard !lines.isEmpty else { return frame }
    var canvas = Canvas(size: Size(columns: screen.columns, rows: lines.count))
    for (row, line) in lines.enumerated() {
      canvas.write(line, row: row, column: 1, style: .error)
    }
    return frame.covered(by: Frame(canvas).rows, aboveRow: screen.rows - 1)
  }
}

extension CommandError {
  /// A summary of the first error: what and where, and how to fix it, without the excerpt.
  fileprivate var summary: [String] {
    let isOwn = text.hasPrefix(CommandError.speaker)
    let lines = text.dropFirst(isOwn ? CommandError.speaker.count : 0).split(separator: "\n")
      .map(String.init)
    let advice = lines.dropFirst().prefix { !$0.contains(": error") }.lazy.compactMap { line in
      line.firstRange(of: "help: ").map { String(line[$0.lowerBound...]) }
    }
    return Array(lines.prefix(1)) + advice.prefix(1)
  }
}
