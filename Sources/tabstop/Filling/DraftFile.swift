import FormFile
import FormFilling
import FormTerminal
import FormValidation
import FormWidgets
import Forms
import Glibc
import SourceText
import Synchronization
import SystemCalls

/// The files that store the answers of a form until they are submitted, which only the user can
/// read: the draft that is written and offered, and those that were set aside.
struct DraftFile: Sendable {
  /// The largest draft: 16 MiB.
  private static let byteLimit = 1 << 24

  /// A draft and the path of its file.
  typealias Stored = (path: String, draft: Draft)

  /// The folder of all drafts.
  let folder: String

  /// The path of the draft that is written and offered.
  private let path: String

  /// The number of the form.
  private let number: UInt64

  private let reservation = Reservation()

  /// Creates the draft file of a form, named by the form's path without links.
  ///
  /// `nil` for a form from standard input, or if the user has no folder for the state of programs.
  init?(of form: InputFile) {
    guard form.path != "-", let source = Posix.realPath(form.path),
      let folder = Posix.pathOfState("tabstop/drafts")
    else { return nil }
    self.folder = folder
    number = Posix.number(ofPath: source)
    path = "\(folder)/\(number.hexadecimal).json"
  }

  /// Reserves the drafts of the form until the program ends, and returns whether that was possible:
  /// another program that runs the form may have reserved them.
  ///
  /// It always succeeds where files cannot be locked.
  /// - Throws: The system's error if drafts have no folder.
  func reserve() throws(Posix.Failure) -> Bool {
    if let isHeld = reservation.isHeld { return isHeld }
    try Posix.makeFolder(folder, isPrivate: true)
    chmod(folder, 0o700)
    let isFree = lock()
    reservation.isHeld = isFree
    return isFree
  }

  private func lock() -> Bool {
    // Kept open until the end, because closing any descriptor of the file would release it.
    let file = Glibc.open("\(folder)/lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard file >= 0 else { return true }
    var region = flock()
    (region.l_type, region.l_whence) = (Int16(F_WRLCK), Int16(SEEK_SET))
    // One byte of the file for each form.
    (region.l_start, region.l_len) = (off_t(truncatingIfNeeded: number >> 1), 1)
    return fcntl(file, F_SETLK, &region) == 0 || ![EACCES, EAGAIN].contains(errno)
  }

  /// Writes what a draft keeps, or deletes the draft if there are no answers, and returns the
  /// system's reason on failure.
  @Sendable
  func write(_ content: DraftContent) -> String? {
    // An offered draft is kept until there are other answers.
    if content.answers.isEmpty, !content.resumesDraft, reservation.holdsEarlier { return nil }
    do throws(Posix.Failure) {
      guard try reserve() else { return nil }
      removeRemains()
      if reservation.mustSetAside(before: content) { setAside() }
      if content.answers.isEmpty {
        unlink(path)
      } else {
        let draft = Draft(content, time: time(nil))
        try Posix.replace(path, with: draft.json, isPrivate: true)
      }
      return nil
    } catch {
      return error.reason
    }
  }

  /// Deletes the draft of a form that was submitted, with what of it was set aside since it was
  /// resumed; a draft that was offered in vain, or not taken as a whole, is set aside.
  func delete(resumed: Bool) {
    guard (try? reserve()) == true else { return }
    removeRemains()
    let isTaken = resumed && reservation.isWhole
    if !isTaken, reservation.holdsEarlier { setAside() }
    unlink(path)
    if isTaken, let copy = reservation.copy { unlink(copy) }
  }

  /// Removes what a killed program left half-written, once.
  private func removeRemains() {
    guard reservation.isFirstWrite() else { return }
    let name = PathParts(path).name
    // `mkstemp` ends the name in a period and six characters.
    let length = name.utf8.count + 1 + 6
    for other in Posix.names(in: folder)
    where other.hasPrefix("\(name).") && other.utf8.count == length && !isSetAside(other) {
      unlink("\(folder)/\(other)")
    }
  }

  /// Keeps what the draft of a submitted filling has beside what was submitted.
  func setAside(_ content: DraftContent) {
    if write(content) == nil, reservation.isHeld == true { link(path, freePath(ending: "before")) }
  }

  /// Keeps the draft that is written under another name as well.
  ///
  /// Not done before there are new answers, because the first paint would wait for the disk.
  private func setAside() {
    let other = freePath(ending: "before")
    if link(path, other) != 0 { rename(path, other) }
    reservation.recordCopy(other)
  }

  /// Returns an unused path that begins with the draft's.
  private func freePath(ending: String) -> String {
    var (other, count) = ("\(path).\(ending)", 1)
    while Posix.exists(other) {
      count += 1
      other = "\(path).\(ending)-\(count)"
    }
    return other
  }

  /// Returns whether a name is that of a draft of the form that was set aside.
  private func isSetAside(_ name: String) -> Bool {
    let start = "\(PathParts(path).name).before"
    return name == start || name.hasPrefix("\(start)-")
  }
}

// Reading
extension DraftFile {
  /// The content of a draft's file.
  private enum Content {
    /// No draft.
    case nothing
    /// A draft.
    case draft(Draft)
    /// Other content, which was moved to a path.
    case damaged(movedTo: String)
  }

  /// The drafts of the form, the newest first.
  var stored: [Stored] {
    let names = Posix.names(in: folder).filter { isSetAside($0) || $0 == PathParts(path).name }
    let drafts = names.compactMap { name -> Stored? in
      let path = "\(folder)/\(name)"
      return DraftFile.draft(at: path).map { (path, $0) }
    }
    return drafts.sorted { $0.draft.time > $1.draft.time }
  }

  /// Makes a draft that was set aside the one that is written, which is set aside instead.
  func choose(_ stored: Stored) throws(Posix.Failure) {
    guard stored.path != path else { return }
    if Posix.exists(path), rename(path, freePath(ending: "before")) != 0 { throw Posix.Failure() }
    if rename(stored.path, path) != 0 { throw Posix.Failure() }
  }

  /// Offers the draft to a filling, or resumes it, where the user was or at the start; a damaged one
  /// is moved.
  func open(in filling: inout Filling, _ use: DraftUse, atStart: Bool) {
    let others = stored.count { $0.path != path }
    switch read() {
    case .nothing: if others > 0 { filling.remark(.draftsSetAside(others)) }
    case .damaged(let path): filling.remark(.draftDamaged(path: path))
    case .draft(let draft):
      var offer = filling.sheet.facts.written.offer(of: draft, now: time(nil))
      offer.otherCount = others
      if atStart { offer.place = nil }
      reservation.recordEarlier(draft.content, isWhole: offer.isWhole)
      if use == .offered { filling.offer(offer) } else { filling.resume(offer) }
    }
  }

  private func read() -> Content {
    if let draft = DraftFile.draft(at: path) { return .draft(draft) }
    guard Posix.exists(path), access(path, R_OK) == 0 else { return .nothing }
    let other = freePath(ending: "damaged")
    return rename(path, other) == 0 ? .damaged(movedTo: other) : .nothing
  }

  /// Returns the draft in a file; `nil` if there is none.
  private static func draft(at path: String) -> Draft? {
    guard let bytes = try? Posix.bytesOfFile(path, limit: byteLimit), bytes.count <= byteLimit
    else { return nil }
    return String(validating: bytes, as: UTF8.self).flatMap { Draft(json: $0) }
  }
}

/// The state of a program's claim to the drafts of a form.
private final class Reservation: Sendable {
  /// The draft that the file contained.
  private struct Earlier {
    /// The sizes of its answers.
    let sizes: [FieldID: Int]
    /// Whether all of its answers are in the filling if it is resumed.
    let isWhole: Bool
  }

  private struct State {
    var isHeld: Bool?
    var earlier: Earlier?
    var copy: String?
    var hasWritten = false
  }

  private let state = Mutex(State())

  /// Whether the drafts are reserved; `nil` before the first attempt.
  var isHeld: Bool? {
    get { state.withLock { $0.isHeld } }
    set { state.withLock { $0.isHeld = newValue } }
  }

  /// Whether the file contains a draft of which there is no copy.
  var holdsEarlier: Bool { state.withLock { $0.earlier != nil && $0.copy == nil } }

  /// Whether all answers of the draft are in the filling if it is resumed.
  var isWhole: Bool { state.withLock { $0.earlier?.isWhole ?? true } }

  /// The path where the draft was set aside, if it was.
  var copy: String? { state.withLock { $0.copy } }

  /// Records the draft that the file contains.
  func recordEarlier(_ content: DraftContent, isWhole: Bool) {
    let earlier = Earlier(sizes: Reservation.sizes(of: content), isWhole: isWhole)
    state.withLock { $0.earlier = earlier }
  }

  /// Records that the draft was set aside.
  func recordCopy(_ path: String) {
    state.withLock { $0.copy = path }
  }

  /// Returns whether this is asked for the first time.
  func isFirstWrite() -> Bool {
    state.withLock { state in
      defer { state.hasWritten = true }
      return !state.hasWritten
    }
  }

  /// Returns whether the draft must be set aside before others replace it: it was not resumed, or
  /// not whole, or the user then lost most of it or of an answer, perhaps by a wrong key.
  func mustSetAside(before content: DraftContent) -> Bool {
    guard let earlier = state.withLock({ $0.copy == nil ? $0.earlier : nil }) else { return false }
    if !content.resumesDraft || !earlier.isWhole { return true }
    let sizes = Reservation.sizes(of: content)
    return sizes.values.reduce(0, +) < earlier.sizes.values.reduce(0, +) / 2
      || earlier.sizes.contains { field, size in
        size >= Reservation.shortAnswer && sizes[field, default: 0] < size / 2
      }
  }

  /// The size from which losing an answer alone is worth a copy of the draft.
  private static let shortAnswer = 16

  private static func sizes(of content: DraftContent) -> [FieldID: Int] {
    content.answers.mapValues { $0.json.utf8.count }
  }
}

/// The draft of a form that a program fills out.
enum DraftClaim {
  /// There is none.
  case none
  /// The program keeps it.
  case kept(SavedDraft)
  /// Another program keeps it.
  case taken
  /// None can be kept, for a reason of the system.
  case refused(reason: String)

  /// The draft that the program keeps, if any.
  var draft: SavedDraft? {
    if case .kept(let draft) = self { draft } else { nil }
  }

  /// Begins a filling with the draft, or reports that there is none.
  func open(in filling: inout Filling, _ use: DraftUse, atStart: Bool = false) {
    switch self {
    case .none: break
    case .kept(let draft): draft.file.open(in: &filling, use, atStart: atStart)
    case .taken: filling.remark(Notice(.draftTaken))
    case .refused(let reason): filling.remark(onDraftNotKept: reason)
    }
  }
}

/// A draft, and its autosave while the form is being filled out.
struct SavedDraft {
  /// The file of the draft.
  let file: DraftFile

  /// The autosave that writes it.
  let autosave: Autosave

  /// Creates the draft in a file.
  init(_ file: DraftFile) {
    self.file = file
    autosave = Autosave(writing: file.write)
  }

  /// Deletes the draft of a filling that was submitted; one with answers that the form has no place
  /// for is set aside.
  func delete(after filling: Filling) {
    autosave.stop()
    if !filling.outside.homelessAnswers.isEmpty { file.setAside(DraftContent(of: filling)) }
    file.delete(resumed: filling.outside.resumesDraft)
  }
}

/// How the draft of a form is used.
enum DraftUse: Equatable {
  /// The draft is offered when the form opens.
  case offered
  /// The draft is resumed without a question: the only one, or one by its number in the list of
  /// drafts, from 1.
  case resumed(number: Int?)
  /// The draft is neither read nor written.
  case none

  /// Whether a draft is resumed without a question.
  var resumes: Bool {
    if case .resumed = self { true } else { false }
  }
}
