import CNcurses

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A stack for handlers of the thread that makes it: one that has overflowed leaves them no room.
///
/// It is given back on the same thread.
struct SignalStack: ~Copyable {
  private static let byteCount = 1 << 16

  private let memory: UnsafeMutableRawPointer
  private var previous = stack_t()

  /// Has handlers that ask for it run on a stack of their own.
  init() {
    memory = .allocate(byteCount: SignalStack.byteCount, alignment: 16)
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = SignalStack.byteCount
    sigaltstack(&stack, &previous)
  }

  deinit {
    var previous = previous
    sigaltstack(&previous, nil)
    memory.deallocate()
  }
}
