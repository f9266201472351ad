import CPCRE2
import Glibc

/// The memory that matches write to.
enum MatchCache {
  /// The memory for the matches of a thread, freed when the thread ends.
  ///
  /// Allocating it for each match took as long as most matches do.
  static var ofThread: OpaquePointer {
    if let known = pthread_getspecific(key) { return OpaquePointer(known) }
    let memory = make()
    pthread_setspecific(key, UnsafeRawPointer(memory))
    return memory
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { pcre2_match_data_free_8($0.map { OpaquePointer($0) }) }
    precondition(status == 0, "there is no key left for the memory of matches")
    return key
  }()

  /// Runs a match that may take much memory, which is freed afterward.
  static func withMemory<R>(_ body: (OpaquePointer) -> R) -> R {
    let memory = make()
    defer { pcre2_match_data_free_8(memory) }
    return body(memory)
  }

  private static func make() -> OpaquePointer {
    guard let memory = pcre2_match_data_create_8(1, nil) else {
      preconditionFailure("there is no memory left for a match")
    }
    return memory
  }
}
