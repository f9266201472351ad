/// Hosts by their names, in any case; `*.example.com` stands for all below example.com.
struct HostList {
  /// The names.
  let hosts: [String]

  /// Whether a host is on the list.
  func contains(_ host: some BidirectionalCollection<UInt8>) -> Bool {
    hosts.contains { name in
      guard name.utf8.first == UInt8(ascii: "*") else {
        return HostList.folded(host).elementsEqual(HostList.folded(name.utf8))
      }
      let end = name.utf8.dropFirst()
      return host.count > end.count
        && HostList.folded(host.suffix(end.count)).elementsEqual(HostList.folded(end))
    }
  }

  /// Whether a host on the list begins like this.
  func hasStart(_ start: some Collection<UInt8>) -> Bool {
    hosts.contains { name in
      name.utf8.first == UInt8(ascii: "*")
        || HostList.folded(name.utf8).starts(with: HostList.folded(start))
    }
  }

  private static func folded<Bytes: Collection<UInt8>>(
    _ bytes: Bytes
  ) -> LazyMapCollection<Bytes, UInt8> {
    bytes.lazy.map { $0.capital ?? $0 }
  }
}
