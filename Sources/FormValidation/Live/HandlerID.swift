/// What a handler is removed by.
public struct HandlerID: Hashable, Sendable {
  let number: Int
}
