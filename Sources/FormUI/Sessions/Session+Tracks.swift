extension Form {
  /// The widgets of the fields; the tracks of a page begin and end in the same columns.
  var alignedWidgets: [any Widget] {
    var widgets = fields.map(\.widget)
    for page in pages {
      // To look for the protocol in each kind of widget would take a tenth of the start.
      let tracks = page.indices.filter { widgets[$0].description.role.isTrack }
      guard tracks.count > 1 else { continue }
      var edges = TrackEdges()
      for case let track as any TrackWidget in tracks.map({ widgets[$0] }) {
        edges = edges.joined(with: track.ownEdges)
      }
      for index in tracks {
        guard var track = widgets[index] as? any TrackWidget else { continue }
        track.edges = edges
        widgets[index] = track
      }
    }
    return widgets
  }
}
