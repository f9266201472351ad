import CNcurses
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Where the plan of the open terminal is, as an address; 0 while there is none.
private let planAddress = Atomic<UInt>(0)

/// Restores the terminal, once; does only what a signal handler may.
func giveTerminalBack() {
  let address = planAddress.exchange(0, ordering: .sequentiallyConsistent)
  guard let plan = UnsafeMutablePointer<EmergencyExit.Plan>(bitPattern: address) else { return }
  let descriptor = plan.pointee.descriptor
  if plan.pointee.count > 0 {
    // A terminal that takes nothing is not waited for.
    _ = fcntl(descriptor, F_SETFL, O_RDWR | O_NONBLOCK)
    _ = write(descriptor, plan.pointee.farewell, plan.pointee.count)
  }
  tcsetattr(descriptor, TCSANOW, &plan.pointee.settings)
}

/// Whether `exit` restores a terminal that is still open, as a global of a script is.
private let isRestoredAtExit = atexit { giveTerminalBack() } == 0

/// Restores the terminal and lets the signal do what it would have done: the handler of signals
/// that end the process on the spot.
///
/// Every signal is held back meanwhile: they take effect when this returns, with the terminal as it
/// was.
func leaveAndDie(_ number: Int32) {
  giveTerminalBack()
  var action = sigaction()
  signal_action_default(&action)
  sigaction(number, &action, nil)
  raise(number)
}

/// The terminal given back when there is no time left to do it properly: Ctrl-\, traps, a stack
/// that has overflowed.
struct EmergencyExit: ~Copyable {
  /// What the handler needs, prepared, since a handler may neither allocate nor ask ncurses.
  struct Plan {
    let descriptor: Int32
    var settings: termios
    let farewell: UnsafeMutablePointer<UInt8>
    let count: Int
  }

  private let plan: UnsafeMutablePointer<Plan>
  private var dispositions = SavedDispositions()
  private let stack = SignalStack()

  /// The signals that end a process which does not expect them.
  private static let signals =
    [
      SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGPIPE, SIGSYS, SIGXCPU, SIGXFSZ,
      SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF,
    ] + signalsOfSystem

  #if os(Linux)
  /// Those that do so on Linux alone; real-time ones below the first are the C library's own.
  private static let signalsOfSystem =
    [SIGIO, SIGPWR, SIGSTKFLT] + Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())
  #else
  private static let signalsOfSystem: [Int32] = []
  #endif

  /// Creates the plan.
  /// - Parameters:
  ///   - descriptor: The terminal.
  ///   - settings: What the terminal was like.
  ///   - farewell: What it is sent to leave the full screen.
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
    for signal in EmergencyExit.signals {
      dispositions.replace(signal, by: leaveAndDie, flags: SA_ONSTACK, isAlone: true)
    }
  }

  deinit {
    disarm()
    dispositions.restoreAll()
    plan.pointee.farewell.deallocate()
    plan.deallocate()
  }

  /// Restores the terminal from now on, whatever ends the process.
  func arm() {
    planAddress.store(UInt(bitPattern: plan), ordering: .sequentiallyConsistent)
  }

  /// Leaves the terminal alone from now on: it has been given back.
  func disarm() {
    planAddress.store(0, ordering: .sequentiallyConsistent)
  }

  /// Takes note that the terminal is to be given back with other settings.
  func adopt(_ settings: termios) {
    plan.pointee.settings = settings
  }
}
