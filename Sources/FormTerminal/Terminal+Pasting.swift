import FormUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Terminal {
  /// The longest pause within a paste, in milliseconds.
  private static let pasteSilence: Int32 = 1000

  /// Reads a paste up to its closing bracket.
  ///
  /// It is read bypassing ncurses, which would decode escape sequences in it as keys. ncurses reads
  /// no further than the opening bracket; bytes read after the closing one are kept.
  mutating func readPaste() -> PasteBuffer {
    var paste = PasteBuffer()
    readAhead = readAhead.dropFirst(paste.append(readAhead))
    var bytes = [UInt8](repeating: 0, count: 4096)
    while !paste.isComplete, isInputReady(within: Terminal.pasteSilence) {
      let count = read(screen.device.inputDescriptor, &bytes, bytes.count)
      guard count > 0 else { break }
      readAhead = bytes[..<count].dropFirst(paste.append(bytes[..<count]))
    }
    return paste
  }
}
