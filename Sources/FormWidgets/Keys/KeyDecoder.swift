/// Decodes the bytes that a terminal sends into keys.
///
/// Bytes that belong together are waited for, since a slow connection may deliver them one by one:
/// after a beginning that no key has, only the time to drop it passes. Whether an Escape, or Alt with
/// a letter that begins a sequence, is a key is the only thing that time decides; if the rest of a
/// sequence follows that one seconds after, it is still not typed. What is invalid, unknown or incomplete is dropped, so that nothing becomes text
/// in a field that is not a key. That includes control strings, with which a terminal answers a
/// query of some program, and bytes that are not UTF-8, which is read in every locale.
///
/// - Source: ECMA-48, 5.4 "Control sequences" and 5.6 "Control strings"; "XTerm Control Sequences"
///   on what ends strings, and "Mouse Tracking".
package struct KeyDecoder: Sendable {
  /// A point in time.
  package typealias Instant = ContinuousClock.Instant

  /// The input decoded from some bytes.
  package enum Input: Equatable, Sendable {
    /// A key was pressed.
    case key(Key)
    /// A mouse event.
    case pointer(Pointer)
    /// The start of a paste: the following bytes up to its closing bracket are data for a
    /// `PasteBuffer`.
    case pasteStart
    /// The terminal's reply to the query for its background.
    case background(TerminalColor)
    /// The terminal's reply to the query for the color of its text.
    case text(TerminalColor)
    /// A tape player's request to report when everything before it is done; only players send it.
    case cue(Cue)
  }

  /// What the terminal database says of some bytes.
  package enum Entry: Equatable, Sendable {
    /// They are a key; `nil` for one that is not used here.
    case key(Key?)
    /// A key's sequence begins with them.
    case beginning
    /// Nothing.
    case none
  }

  enum State: Equatable {
    case ground
    case escape
    case sequence
    case shift
    case character
    /// In a control string.
    case string
    /// In an old mouse report, of which some characters are missing.
    case mouse(missing: Int)
    /// In a sequence that only the terminal database knows.
    case listed
  }

  var state = State.ground

  /// The bytes of the current sequence or character, as far as they are kept.
  var bytes: [UInt8] = []

  /// The modifiers of the current character.
  var modifiers: Key.Modifiers = []

  /// Input that the last byte completed besides the returned one, in order, until it is taken.
  var queued: ArraySlice<Input> = []

  /// Whether an Escape precedes that of the current sequence: Alt, on terminals like rxvt and PuTTY.
  var isAlternate = false

  /// The beginning of a sequence that time has made a key, and until when its rest may follow.
  private var past: (bytes: [UInt8], end: Instant)?

  /// The number of current bytes that already were a key, if the others are keys too unless they
  /// become a sequence without a pause; `nil` if they are certainly a sequence.
  var countOfKnown: Int?

  private let escapeDelay: Duration
  let lookUp: @Sendable ([UInt8]) -> Entry

  /// When the bytes so far are complete, if no other follows; `nil` if none are incomplete.
  package private(set) var deadline: Instant?

  /// Creates a decoder before the first byte.
  /// - Parameters:
  ///   - escapeDelay: How long an Escape may begin a sequence.
  ///   - lookUp: What the terminal database says of some bytes.
  package init(
    escapeDelay: Duration = .milliseconds(50),
    lookingUp lookUp: @escaping @Sendable ([UInt8]) -> Entry = { _ in .none }
  ) {
    self.escapeDelay = escapeDelay
    self.lookUp = lookUp
  }

  /// Decodes a byte, and returns the input that it completes; there may be more in the queue.
  package mutating func feed(_ byte: UInt8, at now: Instant) -> Input? {
    if let past, state == .ground {
      self.past = nil
      if now < past.end, byte.continues(past.bytes) {
        let introducer = past.bytes.dropFirst().first
        begin(introducer.flatMap(State.init(introducedBy:)) ?? .escape, past.bytes)
        countOfKnown = past.bytes.count
      }
    }
    let input = decode(byte)
    defer { deadline = patience.map { now + $0 } }
    guard isAlternate, state != .sequence, state != .shift else { return input }
    isAlternate = false
    // Only keys have an Alt; before anything else, the Escape was a key.
    if case .key(let key)? = input { return .key(key.with(.alt)) }
    if let input { queued.insert(input, at: queued.startIndex) }
    return .key(.escape)
  }

  /// Takes the input that the last byte completed besides the returned one; `nil` after nearly all
  /// bytes.
  package mutating func takeQueued() -> Input? {
    queued.popFirst()
  }

  /// Handles a pause in the input at a time, and returns the input that is complete by then; there
  /// may be more in the queue.
  package mutating func pause(at now: Instant) -> Input? {
    guard let deadline, deadline <= now else { return nil }
    return complete(at: now)
  }

  /// Handles a pause in the input that is long enough for everything, and returns the input that it
  /// completes; there may be more in the queue.
  package mutating func settle() -> Input? {
    let input = deadline.flatMap { complete(at: $0) }
    past = nil
    return input
  }

  /// Whether the last key was an Escape that time decided on.
  package var hasDecidedOnEscape: Bool { past?.bytes == [0x1B] }

  /// Takes back the Escape that time decided on, since more input has come in the meantime.
  package mutating func retractEscape(at now: Instant) {
    past = nil
    begin(.escape, [0x1B])
    deadline = now + escapeDelay
  }
}

extension KeyDecoder {
  /// How long the rest of what no key begins with may take.
  private static let patience = Duration.seconds(5)

  /// How long the rest of a beginning that is a rare key may take, like Alt-[.
  private static let patienceOfRareKeys = Duration.milliseconds(500)

  /// How long the rest of a sequence may follow a beginning that time has decided on.
  private static let memory = Duration.milliseconds(2500)

  /// The longest pause within such a rest, faster than anyone types.
  private static let haste = Duration.milliseconds(20)

  /// The longest sequence whose content matters.
  static let limit = 512

  /// How long the next byte may take; `nil` if none is missing.
  private var patience: Duration? {
    if countOfKnown != nil { return KeyDecoder.haste }
    return switch state {
    case .ground: nil
    case .escape, .listed: escapeDelay
    // Alt-_ is the only key to redo.
    case .string where isRedo: escapeDelay
    case .shift, .sequence, .string:
      max(escapeDelay, isOnlyBegun ? KeyDecoder.patienceOfRareKeys : KeyDecoder.patience)
    case .character, .mouse: max(escapeDelay, KeyDecoder.patience)
    }
  }

  /// Whether only the introducer of a sequence has arrived, which may be a rare key.
  private var isOnlyBegun: Bool { bytes.count == 2 && bytes[0] == 0x1B }

  /// Ends the current bytes because no other follows, and returns the input that they are.
  private mutating func complete(at now: Instant) -> Input? {
    defer { deadline = patience.map { now + $0 } }
    if countOfKnown != nil || state == .listed { return release() }
    defer { state = .ground }
    isAlternate = false
    switch state {
    case .escape:
      past = ([0x1B], now + KeyDecoder.memory)
      if bytes.count > 1 { queued.append(.key(.escape)) }
      return .key(.escape)
    case .sequence, .shift, .string:
      if isOnlyBegun { past = (bytes, now + KeyDecoder.memory) }
      return altKey
    case .ground, .character, .mouse, .listed: return nil
    }
  }

  mutating func decode(_ byte: UInt8) -> Input? {
    switch state {
    case .ground: return start(with: byte)
    case .escape: return afterEscape(byte)
    case .sequence: return inSequence(byte)
    case .shift: return inShift(byte)
    case .character: return inCharacter(byte)
    case .string: return inString(byte)
    case .mouse(let missing): return inMouseReport(byte, missing: missing)
    case .listed: return inListed(byte)
    }
  }

  /// Begins a sequence or character with some bytes.
  mutating func begin(_ state: State, _ bytes: [UInt8]) {
    self.state = state
    self.bytes = bytes
  }

  /// The key that the current bytes are if nothing follows: a letter or symbol with Alt; `nil` if
  /// there are more, or others.
  private var altKey: Input? {
    guard bytes.count == 2, bytes[0] == 0x1B else { return nil }
    return .key(.alt(Character(Unicode.Scalar(bytes[1]))))
  }

  /// Whether the current bytes may be Alt-_, the only key to redo.
  var isRedo: Bool { bytes == [0x1B, UInt8(ascii: "_")] }

  /// Handles a byte that does not continue the current bytes, after the key that they are.
  mutating func end(before byte: UInt8) -> Input? {
    if countOfKnown != nil {
      bytes.append(byte)
      return release()
    }
    guard let key = altKey else { return start(with: byte) }
    if let next = start(with: byte) { queued.append(next) }
    return key
  }

  /// Handles the current bytes as keys, because they are no sequence, and returns the first input.
  mutating func release() -> Input? {
    var rest = bytes[(countOfKnown ?? 0)...]
    var inputs: ArraySlice<Input> = []
    if countOfKnown ?? 0 == 0 {
      let isAlt = rest.popFirst() == 0x1B
      let first = isAlt ? rest.popFirst() : bytes[0]
      if let first, let key = Key(byte: first) {
        inputs.append(.key(isAlt ? key.with(.alt) : key))
      }
    }
    countOfKnown = nil
    state = .ground
    for byte in rest {
      if let input = decode(byte) { inputs.append(input) }
      inputs += queued
      queued = []
    }
    queued = inputs
    return queued.popFirst()
  }
}

extension Key {
  /// Returns the key with further modifiers.
  func with(_ held: Modifiers) -> Key {
    Key(symbol, modifiers.union(held))
  }
}

extension Key {
  /// Creates the key of a byte below 128 other than Escape; `nil` if it has none.
  init?(byte: UInt8) {
    switch byte {
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x1C...0x1F: self = .control(Character(Unicode.Scalar(byte + 0x40)))
    case 0x20..<0x7F: self.init(.character(Character(Unicode.Scalar(byte))))
    default: return nil
    }
  }
}
