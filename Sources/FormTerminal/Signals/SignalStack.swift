import CNcurses

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// An alternate stack for signal handlers on the current thread, since an overflowed stack has no
/// room for them.
///
/// It must be released on the same thread.
struct SignalStack: ~Copyable {
  private static let byteCount = 1 << 16

  private let memory: UnsafeMutableRawPointer
  private var previous = stack_t()

  /// Creates the stack for handlers that request it.
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
