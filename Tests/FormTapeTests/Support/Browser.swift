import Foundation
import TestSupport

/// A Chromium without a window, driven by its DevTools protocol over a pair of pipes.
///
/// It has no network, and its clock moves only when the test advances it.
final class Browser {
  /// A browser that did not do what it was told.
  struct Failure: Error {
    let reason: String
  }

  /// The path of the program; `nil` if it is not installed.
  static let path: String? = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
    access($0, X_OK) == 0
  }

  private let folder: PseudoFolder
  private let process = Process()
  private let (commands, replies) = (Pipe(), Pipe())
  private var received: [UInt8] = []
  private var session: String?
  private var number = 0

  /// Starts the browser with an empty page.
  /// - Parameters:
  ///   - path: The path of the program.
  ///   - media: The preferences of the user, by name: `prefers-reduced-motion`.
  /// - Throws: `Failure` if it does not answer.
  init(_ path: String, preferring media: [String: String] = [:]) throws {
    folder = try PseudoFolder()
    process.executableURL = URL(filePath: "/bin/sh")
    // The protocol uses the descriptors 3 and 4.
    process.arguments = [
      "-c", #"exec "$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1"#, "sh", path, "--headless=new",
      "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--remote-debugging-pipe",
      "--disable-background-networking", "--host-resolver-rules=MAP * ~NOTFOUND",
      "--user-data-dir=\(folder.file("profile"))", "--window-size=1000,800", "about:blank",
    ]
    process.standardInput = commands
    process.standardOutput = replies
    try process.run()
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String
    let attached = try call("Target.attachToTarget", ["targetId": target ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    let features = media.map { ["name": $0.key, "value": $0.value] }
    try call("Emulation.setEmulatedMedia", ["features": features])
    try call("Page.enable")
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  /// Opens a page, and waits until its script has run; then its clock stands still.
  func open(_ html: String) throws {
    let file = try folder.write(html, to: "film.html")
    try call("Page.navigate", ["url": "file://\(file)"])
    try wait(for: "Page.loadEventFired")
    try call("Emulation.setVirtualTimePolicy", ["policy": "pause"])
  }

  /// Resizes the window.
  func resize(width: Int) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": 800, "deviceScaleFactor": 1, "mobile": false]
    )
  }

  /// Lets time pass on the page's clock.
  func advance(milliseconds: Int) throws {
    let policy: [String: Any] = ["policy": "advance", "budget": milliseconds]
    try call("Emulation.setVirtualTimePolicy", policy)
    try wait(for: "Emulation.virtualTimeBudgetExpired")
  }

  /// Returns the value of an expression as text.
  @discardableResult
  func text(_ expression: String) throws -> String {
    let parameters: [String: Any] = ["expression": "String(\(expression))", "returnByValue": true]
    let result = try call("Runtime.evaluate", parameters)
    guard result["exceptionDetails"] == nil else { throw Failure(reason: "\(result)") }
    return (result["result"] as? [String: Any])?["value"] as? String ?? ""
  }

  /// Clicks the middle of an element with the mouse.
  func click(_ id: String) throws {
    let box = "document.getElementById('\(id)').getBoundingClientRect()"
    let place = try text("[\(box).x + \(box).width / 2, \(box).y + \(box).height / 2]")
    let numbers = place.split(separator: ",").compactMap { Double($0) }
    for type in ["mousePressed", "mouseReleased"] {
      let parameters: [String: Any] = [
        "type": type, "x": numbers[0], "y": numbers[1], "button": "left", "clickCount": 1,
      ]
      try call("Input.dispatchMouseEvent", parameters)
    }
  }

  /// Presses a key.
  func press(_ key: String) throws {
    let code = [
      "Tab": 9, " ": 32, "Home": 36, "End": 35, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39,
      "ArrowDown": 40,
    ][key]
    for type in [key == " " ? "keyDown" : "rawKeyDown", "keyUp"] {
      var parameters: [String: Any] = [
        "type": type, "key": key, "code": key == " " ? "Space" : key,
        "windowsVirtualKeyCode": code ?? 0,
      ]
      if key == " ", type == "keyDown" { parameters["text"] = " " }
      try call("Input.dispatchKeyEvent", parameters)
    }
  }

  /// The roles and names that a screen reader finds, in order.
  func accessibleNames() throws -> [String] {
    let nodes = try call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    return nodes.compactMap { node in
      func word(_ key: String) -> String {
        (node[key] as? [String: Any])?["value"] as? String ?? ""
      }
      return node["ignored"] as? Bool == true ? nil : "\(word("role")) \(word("name"))"
    }
  }

  /// Sends a command, and returns its result.
  @discardableResult
  private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    message["sessionId"] = session
    let data = try JSONSerialization.data(withJSONObject: message)
    try commands.fileHandleForWriting.write(contentsOf: data + [0])
    while true {
      let reply = try receive()
      guard reply["id"] as? Int == number else { continue }
      if let error = reply["error"] { throw Failure(reason: "\(method): \(error)") }
      return reply["result"] as? [String: Any] ?? [:]
    }
  }

  private func wait(for event: String) throws {
    while try receive()["method"] as? String != event {}
  }

  /// Returns the next message, which ends with a zero byte.
  private func receive() throws -> [String: Any] {
    let descriptor = replies.fileHandleForReading.fileDescriptor
    while true {
      if let end = received.firstIndex(of: 0) {
        let data = Data(received[..<end])
        received.removeFirst(end + 1)
        return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
      }
      var status = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&status, 1, 60_000) == 1 else { throw Failure(reason: "no reply in a minute") }
      let more = replies.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Failure(reason: "the browser has ended") }
      received += more
    }
  }
}
