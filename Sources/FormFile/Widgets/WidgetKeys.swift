import FormUI
import FormValidation

extension WidgetKey {
  /// Every widget a form file can ask for.
  static let all: [WidgetKey] = [
    WidgetKey("text", TextField.self) { settings in
      TextField(
        placeholder: settings.text("placeholder"),
        suggestions: settings.texts("suggestions") ?? [],
        text: settings.text("default") ?? ""
      )
    },
    WidgetKey("masked", MaskedField.self) { settings in
      let hasMask = settings.needs("mask")
      let (mask, placeholder) = (settings.mask("mask"), settings.text("placeholder"))
      let text = settings.text("default") ?? ""
      guard hasMask, let mask else { return nil }
      return MaskedField(mask, placeholder: placeholder, text: text)
    },
    // No default: a secret has no place in a form file.
    WidgetKey("password", PasswordField.self) { settings in
      PasswordField(placeholder: settings.text("placeholder"))
    },
    WidgetKey("textarea", TextArea.self) { settings in
      let rows = settings.count("rows")
      let (placeholder, text) = (settings.text("placeholder"), settings.text("default") ?? "")
      guard settings.isRowCount(rows) else { return nil }
      return TextArea(placeholder: placeholder, rows: rows ?? 3, text: text)
    },
    WidgetKey("number", NumberField.self) { settings in
      NumberField(
        placeholder: settings.text("placeholder"),
        text: settings.number("default")?.text ?? ""
      )
    },
    WidgetKey("toggle", Toggle.self) { settings in
      Toggle(isOn: settings.flag("default") ?? false)
    },
    WidgetKey("slider", Slider.self) { settings in
      let hasEnds = [settings.needs("min"), settings.needs("max")]
      let (min, max) = (settings.number("min"), settings.number("max"))
      let hasStep = settings.has("step")
      let (step, value) = (settings.number("step"), settings.number("default"))
      guard !hasEnds.contains(false), let min, let max, !hasStep || step != nil,
        settings.isTrack(from: min, to: max, by: step ?? 1)
      else { return nil }
      return Slider(min: min, max: max, step: step ?? 1, value: value)
    },
  ]
}

extension Settings {
  /// Whether a text area can have so many rows; complains where it cannot.
  fileprivate mutating func isRowCount(_ rows: Int?) -> Bool {
    guard let rows else { return !has("rows") }
    if TextArea.rowLimits ~= rows { return true }
    report("rows wants 1 to \(TextArea.rowLimits.upperBound), not \(rows)", at: "rows")
    return false
  }

  /// Whether a slider can have these ends and steps; complains where it cannot.
  fileprivate mutating func isTrack(from min: Number, to max: Number, by step: Number) -> Bool {
    if Slider.stepCount(from: min, to: max, by: step) != nil { return true }
    if min > max {
      report("min \(min) is above max \(max)", at: "min")
    } else if min == max {
      report("min and max are both \(min), which leaves nothing to slide", at: "min")
    } else if step <= 0 {
      report("step wants more than 0, not \(step)", at: "step")
    } else if step > max - min {
      report("step \(step) is longer than the way from \(min) to \(max)", at: "step")
    } else {
      report("more than \(Slider.stepLimit) steps lie between \(min) and \(max)", at: "step")
    }
    return false
  }
}
