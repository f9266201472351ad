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
  /// ahead no further than the opening bracket.
  func readPaste() -> PasteBuffer {
    var paste = PasteBuffer()
    let descriptor = screen.device.inputDescriptor
    while !paste.isComplete, isInputReady(within: Terminal.pasteSilence) {
      let count = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: paste.missing) {
        bytes -> Int in
        let count = read(descriptor, bytes.baseAddress, bytes.count)
        if count > 0 { paste.append(bytes.prefix(count)) }
        return count
      }
      if count <= 0 { break }
    }
    return paste
  }
}
