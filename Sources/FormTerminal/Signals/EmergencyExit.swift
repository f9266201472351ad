import CNcurses
import Glibc
import Synchronization

/// The address of the plan for the open terminal; 0 if there is none.
private let planAddress = Atomic<UInt>(0)

/// Restores the terminal, once; uses only functions that are safe in a signal handler.
func giveTerminalBack() {
  let address = planAddress.exchange(0, ordering: .sequentiallyConsistent)
  guard let plan = UnsafeMutablePointer<EmergencyExit.Plan>(bitPattern: address) else { return }
  let descriptor = plan.pointee.descriptor
  if plan.pointee.count > 0 {
    // Do not wait for a terminal that accepts no output.
    _ = fcntl(descriptor, F_SETFL, O_RDWR | O_NONBLOCK)
    _ = write(descriptor, plan.pointee.farewell, plan.pointee.count)
  }
  // The next program would show what was typed without being shown.
  var current = termios()
  if tcgetattr(descriptor, &current) == 0, current.c_lflag & tcflag_t(ECHO) == 0 {
    tcflush(descriptor, TCIFLUSH)
  }
  tcsetattr(descriptor, TCSANOW, &plan.pointee.settings)
}

/// Whether `exit` restores a terminal that is still open, for example in a global variable of a
/// script.
private let isRestoredAtExit = atexit { giveTerminalBack() } == 0

/// Restores the terminal and lets the signal take its default effect: the handler of signals that
/// end the process immediately.
///
/// Every other signal is blocked in the meantime, and takes effect afterward, with the terminal
/// restored.
func leaveAndDie(_ number: Int32) {
  giveTerminalBack()
  var action = sigaction()
  signal_action_default(&action)
  sigaction(number, &action, nil)
  raise(number)
}

/// Restores the terminal when there is no time to do it properly: after Ctrl-\, a trap, or a stack
/// overflow.
struct EmergencyExit: ~Copyable {
  /// The handler's data, prepared in advance, because a handler may neither allocate nor call
  /// ncurses.
  struct Plan {
    let descriptor: Int32
    var settings: termios
    let farewell: UnsafeMutablePointer<UInt8>
    let count: Int
  }

  private let plan: UnsafeMutablePointer<Plan>
  private var dispositions = SavedDispositions()
  private let stack = SignalStack()

  /// The signals of errors of the program itself, after which it cannot go on.
  private static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS]

  /// The other signals that end a process by default, but for those that are requests to end.
  static let endings =
    [
      SIGQUIT, SIGPIPE, SIGXCPU, SIGXFSZ, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGIO,
      SIGPWR, SIGSTKFLT,
    ]
    // Real-time signals below the first are the C library's own.
    + Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())

  /// Creates the plan.
  /// - Parameters:
  ///   - descriptor: The terminal.
  ///   - settings: The settings to restore.
  ///   - farewell: The sequence that leaves the full screen.
  init(descriptor: Int32, settings: termios, farewell: String) {
    let bytes = Array(farewell.utf8)
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, bytes.count))
    copy.initialize(from: bytes, count: bytes.count)
    plan = .allocate(capacity: 1)
    plan.initialize(
      to: Plan(descriptor: descriptor, settings: settings, farewell: copy, count: bytes.count)
    )
    _ = isRestoredAtExit
    arm()
    for signal in EmergencyExit.faults + EmergencyExit.endings {
      dispositions.replace(signal, by: leaveAndDie, flags: SA_ONSTACK, isAlone: true)
    }
  }

  deinit {
    disarm()
    dispositions.restoreAll()
    plan.pointee.farewell.deallocate()
    plan.deallocate()
  }

  /// Restores the terminal from now on, however the process ends.
  func arm() {
    planAddress.store(UInt(bitPattern: plan), ordering: .sequentiallyConsistent)
  }

  /// Stops protecting the terminal, because it has been restored.
  func disarm() {
    planAddress.store(0, ordering: .sequentiallyConsistent)
  }

  /// Changes the settings to restore.
  func adopt(_ settings: termios) {
    plan.pointee.settings = settings
  }
}

/// An alternate stack for signal handlers on the current thread, because an overflowed stack has no
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
