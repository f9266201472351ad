import FormUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Terminal {
  /// How long a paste may fall silent before it counts as ended, in milliseconds.
  private static let pasteSilence: Int32 = 1000

  /// Reads a paste up to its closing bracket.
  ///
  /// It is read past ncurses, for which an escape sequence in it would be a key. ncurses reads
  /// ahead no further than the opening bracket; what is read here beyond the closing one is kept.
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
