import CPCRE2

/// The memory of one match: a piece of the stack and, where that is too small, the heap.
///
/// PCRE2 asks for a few hundred bytes, and for more only where it interprets.
struct MatchMemory {
  private var free: UnsafeMutableRawBufferPointer
  private let all: UnsafeMutableRawBufferPointer

  private init(_ all: UnsafeMutableRawBufferPointer) {
    self.all = all
    free = all
  }

  /// Runs a match with what it writes to, which is gone afterwards; without any, memory has run
  /// out.
  static func withMatchData<R>(_ body: (OpaquePointer?) -> R) -> R {
    withUnsafeTemporaryAllocation(byteCount: 1_024, alignment: 16) { stack in
      var memory = MatchMemory(stack)
      return withUnsafeMutablePointer(to: &memory) { memory in
        let context = pcre2_general_context_create_8(
          { size, memory in MatchMemory.of(memory)?.pointee.allocate(size) },
          { piece, memory in MatchMemory.of(memory)?.pointee.release(piece) },
          memory
        )
        let data = pcre2_match_data_create_8(1, context)
        defer {
          pcre2_match_data_free_8(data)
          pcre2_general_context_free_8(context)
        }
        return body(data)
      }
    }
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<MatchMemory>? {
    data?.assumingMemoryBound(to: MatchMemory.self)
  }

  private mutating func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
    let whole = (size + 15) & ~15
    guard whole <= free.count else {
      return .allocate(byteCount: size, alignment: 16)
    }
    let piece = free.baseAddress
    free = UnsafeMutableRawBufferPointer(rebasing: free[whole...])
    return piece
  }

  private func release(_ piece: UnsafeMutableRawPointer?) {
    guard let piece, let start = all.baseAddress else { return }
    // What lies on the stack goes with it.
    if piece < start || piece >= start + all.count { piece.deallocate() }
  }
}
