import CPCRE2
import Synchronization

/// An expression compiled by PCRE2, for any number of matches on any thread.
///
/// Every match is bounded: past the limits, it stops and reports that. The bound is on work, not on
/// time, so that a text has the same verdict on every machine.
/// - Source: pcre2api(3), "Multithreading".
package final class CompiledPattern: Sendable {
  /// The type of match to perform.
  package enum Question: Equatable {
    /// Whether the whole text matches.
    case whole
    /// Whether a part of the text matches.
    case part
    /// Whether a part of the text matches, with a higher limit, and maybe `^` and `$` at each line.
    case search(byLines: Bool)
    /// Whether a longer text can match; the expression must end with `\z`.
    case start
  }

  /// The result of a match.
  package enum Outcome {
    case match
    case noMatch
    /// The engine looked beyond the end of the text: the result depends on what follows.
    case partial
    case tooCostly
  }

  /// The steps that a match may take on a text of at most this many bytes.
  private struct Limit: Sendable {
    let bytes: Int

    /// The context that passes the steps to the engine; all patterns share it, and none frees it.
    var context: OpaquePointer { shared.pointer }

    private let shared: tabstop_shared_limits

    init(bytes: Int, steps: UInt32) {
      self.bytes = bytes
      shared = tabstop_shared_limits(pointer: CompiledPattern.context(steps))
    }
  }

  /// The compiled expression, completed in `prepare` before any match.
  private var code: OpaquePointer { shared.pointer }

  private let shared: tabstop_shared_code

  private let question: Question
  private let limits: [Limit]

  /// Whether the machine code has been generated, or cannot be.
  private let isPrepared = Atomic(false)

  /// Locked while the machine code is generated.
  private let preparing = Mutex(())

  /// Compiles an expression.
  ///
  /// Generating machine code takes several times as long, so it is deferred to the first match: in
  /// a form of 20,000 patterns, most are never used. They would take 130 MB instead of 62 MB.
  /// - Throws: `PatternError` if the expression is invalid.
  package init(_ expression: String, _ question: Question, ignoreCase: Bool) throws(PatternError) {
    self.question = question
    limits = CompiledPattern.limits(for: question)
    let code = try CompiledPattern.compile(expression, question, ignoreCase: ignoreCase)
    shared = tabstop_shared_code(pointer: code)
  }

  /// The bytes of machine code.
  var machineCodeSize: Int {
    var size = 0
    pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_JITSIZE), &size)
    return size
  }

  deinit {
    pcre2_code_free_8(code)
  }

  /// Generates the machine code, the first time.
  ///
  /// A thread that sees the flag set sees what was written before it; any other waits for the lock.
  @inline(__always)
  private func prepare() {
    if !isPrepared.load(ordering: .acquiring) { makeMachineCode() }
  }

  @inline(never)
  private func makeMachineCode() {
    preparing.withLock { _ in
      guard !isPrepared.load(ordering: .relaxed) else { return }
      // If the machine has no JIT, or the JIT cannot compile the expression, PCRE2 interprets it.
      // Back references are always interpreted: the JIT of 10.42 crashes on some,
      // `(\s\1*.+|b){2,}+` among them.
      if !CompiledPattern.hasBackReference(code) {
        pcre2_jit_compile_8(code, question == .start ? PCRE2_JIT_PARTIAL_HARD : PCRE2_JIT_COMPLETE)
      }
      isPrepared.store(true, ordering: .releasing)
    }
  }

  private static func hasBackReference(_ code: OpaquePointer) -> Bool {
    var highest: UInt32 = 0
    pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_BACKREFMAX), &highest)
    return highest > 0
  }

  /// Matches a text.
  func match(_ text: String) -> Outcome {
    var text = text
    return text.withUTF8(match)
  }

  /// Matches the bytes of a text.
  /// - Precondition: They are well-formed UTF-8.
  package func match(_ bytes: UnsafeBufferPointer<UInt8>) -> Outcome {
    if let limit = limits.first(where: { bytes.count <= $0.bytes }) {
      return match(bytes, limit)
    }
    guard question == .start, let limit = limits.last else { return .tooCostly }
    // If no continuation of the first part can match, no continuation of the entire text can.
    var end = limit.bytes
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return match(UnsafeBufferPointer(rebasing: bytes[..<end]), limit)
  }

  /// The limits of a match, by the length of the text.
  ///
  /// Chosen so that the worst case stays below about 50 ms: a step is 2 ns, and in the worst
  /// expressions each step scans the text at 0.6 ns a byte. A search repeats its steps at every
  /// byte. `start` has one limit for all lengths: a text that cannot be fixed must not seem to be
  /// once it is longer.
  private static func limits(for question: Question) -> [Limit] {
    switch question {
    case .whole: wholeLimits
    case .part: partLimits
    case .search: searchLimits
    case .start: startLimits
    }
  }

  private static let wholeLimits = [
    Limit(bytes: 256, steps: 100_000), Limit(bytes: 4_096, steps: 10_000),
    Limit(bytes: 65_536, steps: 800), Limit(bytes: 1_048_576, steps: 50),
  ]
  private static let partLimits = [
    Limit(bytes: 64, steps: 20_000), Limit(bytes: 256, steps: 1_000),
    Limit(bytes: 1_024, steps: 80), Limit(bytes: 4_096, steps: 5),
  ]
  /// Twenty times the work of `partLimits`, or more: no user waits for it on a key.
  private static let searchLimits = [
    Limit(bytes: 16_384, steps: 20_000), Limit(bytes: 262_144, steps: 1_000),
    Limit(bytes: 16_777_216, steps: 20),
  ]
  private static let startLimits = [Limit(bytes: 4_096, steps: 10_000)]

  /// The memory a match may take where the interpreter runs, in KiB.
  private static let heapLimit: UInt32 = 16_384

  private static func compile(
    _ expression: String,
    _ question: Question,
    ignoreCase: Bool
  ) throws(PatternError) -> OpaquePointer {
    // Without UCP, \d and \w are ASCII, and with NEVER_UCP no expression can change that.
    var options = PCRE2_UTF | PCRE2_NEVER_UCP | PCRE2_NEVER_BACKSLASH_C | PCRE2_DOLLAR_ENDONLY
    if ignoreCase { options |= PCRE2_CASELESS }
    if question == .search(byLines: true) { options |= PCRE2_MULTILINE }
    if question == .whole || question == .start { options |= PCRE2_ANCHORED }
    if question == .whole { options |= PCRE2_ENDANCHORED }
    // The engine does not count a `^` after the last line feed as looking beyond the end.
    if question == .start { options |= PCRE2_ALT_CIRCUMFLEX }
    var error: Int32 = 0
    var offset = 0
    var text = expression
    let code = text.withUTF8 {
      pcre2_compile_8($0.baseAddress, $0.count, options, &error, &offset, nil)
    }
    if let code { return code }
    throw PatternError(
      message: CompiledPattern.message(of: error),
      offset: CompiledPattern.scalarOffset(ofByte: offset, in: expression)
    )
  }

  fileprivate static func context(_ steps: UInt32) -> OpaquePointer {
    guard let context = pcre2_match_context_create_8(nil) else {
      preconditionFailure("there is no memory left for a pattern")
    }
    pcre2_set_match_limit_8(context, steps)
    pcre2_set_depth_limit_8(context, steps)
    pcre2_set_heap_limit_8(context, heapLimit)
    return context
  }

  private func match(_ bytes: UnsafeBufferPointer<UInt8>, _ limit: Limit) -> Outcome {
    prepare()
    return run(on: bytes, from: 0, limit) { answer, _ in
      switch answer {
      case 0...: .match
      case PCRE2_ERROR_NOMATCH: .noMatch
      case PCRE2_ERROR_PARTIAL: .partial
      default: .tooCostly
      }
    }
  }

  /// Runs the engine from an offset in a text, and returns the result that a closure reads.
  @inline(__always)
  private func run<R>(
    on bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    _ limit: Limit,
    read: (_ answer: Int32, _ memory: OpaquePointer) -> R
  ) -> R {
    // A Swift string is well-formed UTF-8 already.
    let options = PCRE2_NO_UTF_CHECK | (question == .start ? PCRE2_PARTIAL_HARD : 0)
    if let text = bytes.baseAddress {
      let memory = MatchCache.ofThread
      let answer =
        pcre2_jit_match_8(code, text, bytes.count, start, options, memory, limit.context)
      if answer != PCRE2_ERROR_JIT_BADOPTION, answer != PCRE2_ERROR_JIT_STACKLIMIT {
        return read(answer, memory)
      }
    }
    // There is no machine code, or its stack is too small.
    return MatchCache.withMemory { memory in
      let (text, options) = (bytes.baseAddress, options | PCRE2_NO_JIT)
      let answer = pcre2_match_8(code, text, bytes.count, start, options, memory, limit.context)
      return read(answer, memory)
    }
  }

  /// The parts of a text that match, in bytes; without empty ones, and without those after a part
  /// that is too costly.
  func ranges(in text: String) -> [Range<Int>] {
    var text = text
    return text.withUTF8 { bytes in
      guard let limit = limits.first(where: { bytes.count <= $0.bytes }) else { return [] }
      prepare()
      var ranges: [Range<Int>] = []
      var start = 0
      while start <= bytes.count, let range = range(in: bytes, from: start, limit) {
        if !range.isEmpty { ranges.append(range) }
        start = max(range.upperBound, start)
        if range.isEmpty { start = bytes.index(afterScalarAt: start) }
      }
      return ranges
    }
  }

  /// Returns the first part of a text that matches, from an offset.
  private func range(
    in bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    _ limit: Limit
  ) -> Range<Int>? {
    run(on: bytes, from: start, limit) { answer, memory in
      guard answer >= 0, let ends = pcre2_get_ovector_pointer_8(memory), ends[0] <= ends[1] else {
        return nil
      }
      return ends[0]..<ends[1]
    }
  }

  private static func message(of error: Int32) -> String {
    let capacity = 256
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = Int(max(0, pcre2_get_error_message_8(error, buffer.baseAddress, capacity)))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func scalarOffset(ofByte offset: Int, in expression: String) -> Int {
    expression.utf8.prefix(offset).count { $0 & 0xC0 != 0x80 }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the scalar after the one at an offset, in UTF-8.
  fileprivate func index(afterScalarAt offset: Int) -> Int {
    var next = offset + 1
    while next < count, self[next] & 0xC0 == 0x80 { next += 1 }
    return next
  }
}

/// The error in an invalid expression.
public struct PatternError: Error, Equatable, Sendable {
  /// The description of the error by the pattern engine: `missing closing parenthesis`.
  public let message: String

  /// The position of the error, in Unicode scalars of the expression, from 0.
  public let offset: Int
}

extension PatternError: CustomStringConvertible {
  public var description: String { "\(message) at character \(offset + 1)" }
}
