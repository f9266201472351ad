import FormUI
import FormValidation

extension WidgetKey {
  /// Every widget a form file can ask for.
  static let all: [WidgetKey] = [
    WidgetKey("text", TextField.self) { settings in
      TextField(placeholder: settings.text("placeholder"), text: settings.text("default") ?? "")
    },
    // No default: a secret has no place in a form file.
    WidgetKey("password", PasswordField.self) { settings in
      PasswordField(placeholder: settings.text("placeholder"))
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
    WidgetKey("select", Select.self) { settings in
      let placeholder = settings.text("placeholder")
      let value = settings.textOrNumber("default")
      return settings.choices("options").map {
        Select($0, placeholder: placeholder, value: value ?? .null)
      }
    },
    WidgetKey("checklist", Checklist.self) { settings in
      let marked = settings.list("default")?.map(\.value) ?? []
      let choices = settings.choices("options")
      let limits = settings.itemLimits(of: choices?.count)
      guard let choices, let limits else { return nil }
      return Checklist(choices, min: limits.min, max: limits.max, marked: marked)
    },
  ]
}

extension Settings {
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
