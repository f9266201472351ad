import FormFile
import FormTerminal
import FormUI
import FormValidation
import Glibc
import Synchronization
import SystemCalls
import TapeRunner

/// The file that stores the answers of a form until they are submitted, which only the user can
/// read.
struct DraftFile: Sendable {
  /// The largest draft: 16 MiB.
  private static let byteLimit = 1 << 24

  /// The content of a draft's file.
  enum Content {
    /// No draft.
    case nothing
    /// A draft.
    case draft(Draft)
    /// Other content, which was moved to a path.
    case damaged(movedTo: String)
  }

  private let folder: String
  private let path: String

  /// The number of the form.
  private let number: UInt64

  private let reservation = Reservation()

  /// Creates the draft file of a form, named by the form's path without links.
  ///
  /// `nil` for a form from standard input, or if the user has no folder for the state of programs.
  init?(of form: InputFile) {
    guard form.path != "-", let source = Posix.realPath(form.path),
      let state = Posix.folderOfState
    else { return nil }
    folder = "\(state)/tabstop/drafts"
    number = DraftFile.hash(of: source)
    let digits = String(number, radix: 16)
    path = "\(folder)/\(String(repeating: "0", count: 16 - digits.count))\(digits).json"
  }

  /// Reserves the draft until the program ends, and returns whether that was possible: another
  /// program that runs the form may have reserved it.
  ///
  /// It always succeeds where files cannot be locked, and while there are no drafts at all: then
  /// the first draft reserves its file.
  func reserve() -> Bool {
    reservation.isHeld.withLock { isHeld in
      if let isHeld { return isHeld }
      guard Posix.isFolder(folder) else { return true }
      let isFree = lock()
      isHeld = isFree
      return isFree
    }
  }

  private func lock() -> Bool {
    // Kept open until the end, because closing any descriptor of the file would release it.
    let file = Glibc.open("\(folder)/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return true }
    var region = flock()
    (region.l_type, region.l_whence) = (Int16(F_WRLCK), Int16(SEEK_SET))
    // One byte of the file for each form.
    (region.l_start, region.l_len) = (off_t(truncatingIfNeeded: number >> 1), 1)
    return fcntl(file, F_SETLK, &region) == 0 || ![EACCES, EAGAIN].contains(errno)
  }

  /// Reads the draft; a damaged one is moved.
  func read() -> Content {
    guard let bytes = try? Posix.bytes(of: path, limit: DraftFile.byteLimit) else {
      return .nothing
    }
    if bytes.count <= DraftFile.byteLimit, let text = String(validating: bytes, as: UTF8.self),
      let draft = Draft(json: text)
    {
      return .draft(draft)
    }
    var (other, count) = ("\(path).damaged", 1)
    while Posix.exists(other) {
      count += 1
      other = "\(path).damaged-\(count)"
    }
    return rename(path, other) == 0 ? .damaged(movedTo: other) : .nothing
  }

  /// Writes answers, or deletes the draft if there are none, and returns the system's reason on
  /// failure; does neither if another program was the first to save a draft of the form.
  @Sendable
  func write(_ answers: [FieldID: Value]) -> String? {
    keepOffered()
    if answers.isEmpty {
      remove()
      return nil
    }
    do throws(Posix.Failure) {
      try Posix.makeFolder(folder, isPrivate: true)
      guard reserve() else { return nil }
      chmod(folder, 0o700)
      let draft = Draft(answers, time: time(nil))
      try Posix.replace(path, with: draft.json, isPrivate: true)
      return nil
    } catch {
      return error.reason
    }
  }

  /// Deletes the draft, unless another program maintains it.
  func remove() {
    if reserve() { unlink(path) }
  }

  /// The path where an offered draft is kept if the user starts over.
  private var pathOfOffered: String { "\(path).before" }

  /// Keeps an offered draft under another name before the first new answers are written.
  ///
  /// Not done earlier, because the first paint would wait for the disk, 3 ms on a busy one.
  private func keepOffered() {
    let isDue = reservation.holdsOffered.withLock { holdsOffered in
      defer { holdsOffered = false }
      return holdsOffered
    }
    guard isDue else { return }
    unlink(pathOfOffered)
    link(path, pathOfOffered)
  }

  /// Deletes the draft, and one that was offered.
  func removeAll() {
    guard reserve() else { return }
    remove()
    unlink(pathOfOffered)
  }

  /// Returns the FNV-1a hash of a path.
  private static func hash(of path: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash
  }
}

/// The state of a program's claim to a draft.
private final class Reservation: Sendable {
  /// Whether it is reserved; `nil` before the first attempt.
  let isHeld = Mutex<Bool?>(nil)

  /// Whether its file contains a draft that was offered.
  let holdsOffered = Mutex(false)
}

/// A draft, and its autosave while the form is being filled out.
struct KeptDraft {
  /// The file of the draft.
  let file: DraftFile

  /// The autosave that writes it.
  let autosave: Autosave

  /// Creates the draft in a file.
  init(_ file: DraftFile) {
    self.file = file
    autosave = Autosave(writing: file.write)
  }

  /// Deletes the draft.
  func delete() {
    autosave.stop()
    file.removeAll()
  }
}

/// How the draft of a form is used.
enum DraftUse {
  /// The draft is offered when the form opens.
  case offered
  /// The draft is resumed without a question.
  case resumed
  /// The draft is neither read nor written.
  case none
}

extension DraftFile {
  /// Offers the draft to a session, or resumes it.
  func open(in session: inout Session, _ use: DraftUse) {
    switch read() {
    case .nothing: break
    case .damaged(let path): session.remark(onDraftSetAsideAs: path)
    case .draft(let draft):
      let offer = session.form.offer(of: draft, now: time(nil))
      // A draft that is resumed whole is in each later one.
      reservation.holdsOffered.withLock { $0 = use == .offered || !offer.unfit.isEmpty }
      if use == .resumed { session.resume(offer) } else { session.offer(offer) }
    }
  }
}

extension Posix {
  /// The folder for the state of the user's programs; `nil` without a home folder.
  /// - Source: XDG Base Directory Specification 0.8.
  fileprivate static var folderOfState: String? {
    if let state = variable("XDG_STATE_HOME"), state.hasPrefix("/") { return state }
    guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/.local/state"
  }
}
