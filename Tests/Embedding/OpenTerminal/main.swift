import Glibc
import Tabstop

/// A program that keeps its terminal in a global, whose `deinit` never runs, and ends as its
/// argument says.
struct Failure: Error {}

let form = Form(
  title: "Hello",
  fields: [
    Field("name", label: "Name", TextField(), rules: [.remote("main")]),
    Field("pin", label: "PIN", PasswordField()),
  ]
)
var terminal = try Terminal()
var screen = Screen(form, glyphs: terminal.glyphs)

switch CommandLine.arguments.last {
case "exit-while-open":
  terminal.paint(screen.frame(in: terminal.size))
  exit(3)
case "throw-while-open":
  terminal.paint(screen.frame(in: terminal.size))
  throw Failure()
case "busy":
  // Others are refused, and canceling them leaves this one open.
  do throws(TerminalError) {
    _ = try Terminal()
  } catch {
    print(error == .busy, terminator: "")
  }
  let (other, stray) = (Task { try await form.run() }, Task { try await form.run() })
  stray.cancel()
  other.cancel()
  _ = await (other.result, stray.result)
  let outcome = try terminal.run(&screen)
  print(outcome)
  exit(Int32(outcome.exitStatus))
case "twice":
  for _ in 0..<2 {
    var screen = Screen(form, glyphs: terminal.glyphs)
    print(try terminal.run(&screen))
  }
  exit(0)
default:
  let outcome = try terminal.run(&screen)
  print(outcome)
  dump(outcome)
  print(screen)
  dump(screen)
  exit(Int32(outcome.exitStatus))
}
