import FormFile
import FormValidation
import FormWidgets
import Forms
import SourceText
import TestSupport
import Testing

/// `Forms/volunteer.yaml`, a form in three languages, and its twin in Swift.
struct VolunteerFormTests {
  @Test(arguments: ["en", "de", "fr"])
  func `the form equals its twin in Swift in each language`(code: String) throws {
    let forms = try Folder.texts(in: "Forms", ending: ".yaml")
    let yaml = try #require(forms.first { $0.name == "volunteer.yaml" }).text
    let extensions = FormExtensions(requestedLanguages: [code])
    let form = try Form(yaml: yaml, extensions: extensions)
    #expect(form == (try VolunteerFormTests.volunteer(in: [code])))
    #expect(form.messages.language.code == code)
  }

  @Test func `labels, messages, buttons and keys are in one language`() throws {
    let shown = screen(
      try VolunteerFormTests.volunteer(in: ["de_AT"]),
      after: "Ada<Tab>",
      columns: 80
    )
    let text = shown.joined(separator: "\n")
    for word in [
      "In der Bücherei helfen", "Geburtsdatum *", "Ergänze den Nachnamen.", "TT.MM.JJJJ",
      "( ) abends", "[ Ich bin dabei ]", "F2 Ich bin dabei", "Leertaste Kalender", "^C Abbruch",
    ] {
      #expect(text.contains(word), "\(word) in\n\(text)")
    }
  }

  private static func volunteer(in requested: [String]) throws -> Form {
    let french = try #require(Language.named("fr"))
    let text = FormLanguages(.english, .german, french, preferring: requested)
    var messages = MessageCatalog(in: text.language)
    messages["age.too_young", of: "born"] = Message(
      text(
        en: "Volunteers are {years} or older.",
        de: "Helfen kannst du ab {years} Jahren.",
        fr: "L’âge minimal est de {years} ans."
      )
    )
    return Form(
      text(en: "Help in the library", de: "In der Bücherei helfen", fr: "Aider à la bibliothèque"),
      intro: text(
        en: "Two hours a week are enough.",
        de: "Zwei Stunden in der Woche reichen.",
        fr: "Deux heures par semaine suffisent."
      ),
      buttons: Buttons(submit: text(en: "Count me in", de: "Ich bin dabei", fr: "Je participe")),
      confirmation: AnswerText(
        text(en: "Sign up {name}?", de: "{name} anmelden?", fr: "Inscrire {name} ?")
      ),
      messages: messages
    ) {
      Field(
        "name",
        label: text(en: "Name", de: "Name", fr: "Nom"),
        TextField(),
        rules: [.required, .fullName()]
      )
      Field(
        "born",
        label: text(en: "Date of birth", de: "Geburtsdatum", fr: "Date de naissance"),
        DateField(max: .today),
        rules: [.required, .minAge(16)]
      )
      tasks(in: text)
      Field(
        "evening",
        label: text(en: "Time of day", de: "Tageszeit", fr: "Moment"),
        Toggle(
          words: Toggle.Words(
            on: text(en: "evening", de: "abends", fr: "soir"),
            off: text(en: "morning", de: "vormittags", fr: "matin")
          )
        )
      )
      Field(
        "hours",
        label: text(en: "Hours a week", de: "Stunden je Woche", fr: "Heures par semaine"),
        Slider(min: 1, max: 10, value: 2)
      )
      Field(
        "about",
        label: text(en: "About you", de: "Über dich", fr: "À propos de vous"),
        TextArea(
          placeholder: text(
            en: "What you like to read",
            de: "Was du gern liest",
            fr: "Ce que vous aimez lire"
          )
        ),
        rules: [.maxLength(200)]
      )
    }
  }

  private static func tasks(in text: FormLanguages) -> Field {
    let lend = text(en: "Lend books", de: "Bücher verleihen", fr: "Prêter des livres")
    let read = text(en: "Read to children", de: "Kindern vorlesen", fr: "Lire aux enfants")
    let mend = text(en: "Mend books", de: "Bücher reparieren", fr: "Réparer des livres")
    return Field(
      "task",
      label: text(en: "Task", de: "Aufgabe", fr: "Tâche"),
      Radio(
        [Choice("lend", label: lend), Choice("read", label: read), Choice("mend", label: mend)],
        other: text(en: "Something else", de: "Etwas anderes", fr: "Autre chose")
      ),
      rules: [.required]
    )
  }
}
