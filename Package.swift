// swift-tools-version: 6.2
import PackageDescription

/// What forms in Swift need.
///
/// SwiftPM rebuilds for the modules that are named, not for those that these re-export.
let forms = [
  "Tabstop", "FormTerminal", "FormLines", "FormScreens", "FormNarration", "FormFilling", "Forms",
  "FormWidgets", "FormValidation",
]

/// What shows a filling.
let fillings: [Target.Dependency] = [
  "FormNarration", "FormFilling", "Forms", "FormWidgets", "FormValidation", "TerminalText",
]

let package = Package(
  name: "tabstop",
  products: [
    .library(name: "Tabstop", targets: forms),
    .library(name: "TabstopYAML", targets: forms + ["FormFile", "SourceText"]),
    .library(name: "FormTape", targets: ["FormTape"]),
    .library(name: "FormValidation", targets: ["FormValidation"]),
    .library(name: "FormFoundation", targets: ["FormFoundation"]),
    .executable(name: "tabstop", targets: ["tabstop"]),
    .executable(name: "tabstop-store", targets: ["tabstop-store"]),
  ],
  // A package that uses the libraries can leave it out, and then fetches no other than this one.
  traits: [
    .default(enabledTraits: ["Program"]),
    .trait(name: "Program", description: "The program tabstop, with the package that it uses."),
  ],
  dependencies: [
    // Subcommands, help, usage errors and shell completions.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // What the C library hides of its own calls to start a program.
    .target(name: "CSpawn"),
    .systemLibrary(name: "CPCRE2", providers: [.apt(["libpcre2-dev"])]),
    .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"])]),
    .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CCommonMark", providers: [.apt(["libcmark-dev"])]),
    // Databases, for tabstop-store alone.
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    // PostgreSQL's own client: its protocol has a dozen ways to log in.
    .systemLibrary(name: "CPQ", providers: [.apt(["libpq-dev"])]),

    // What terminals show of a text, in how many cells.
    .target(name: "TerminalText"),
    // Random numbers that a seed repeats, for `tabstop test --seed` and tests.
    .target(name: "SeededRandom"),
    // POSIX calls with typed errors, threads, and programs, also in pseudo-terminals.
    .target(name: "SystemCalls", dependencies: ["CSpawn"]),
    // The words of each language as text, which Swift would take minutes to compile.
    .target(name: "CLanguages", exclude: ["texts"]),
    // The files in Forms that are part of the program.
    .target(name: "CForms"),
    // The page that plays a recording in a browser.
    .target(name: "CFilmPage", exclude: ["page"]),
    .target(name: "FormValidation", dependencies: ["CPCRE2", "CLanguages", "TerminalText"]),
    // Places in a text, diagnostics, and the nodes of YAML and JSON.
    .target(name: "SourceText", dependencies: ["FormValidation", "TerminalText"]),
    // Controls that edit one value, what they are drawn on, and the keys that they handle.
    .target(name: "FormWidgets", dependencies: ["FormValidation", "TerminalText"]),
    // Forms as trees of fields, with their conditions and defaults; typed forms.
    .target(
      name: "Forms",
      dependencies: ["FormWidgets", "FormValidation", "TerminalText", "CCommonMark"]
    ),
    // The answers of one form, what the rules say of them, and where the user is: without a screen.
    .target(
      name: "FormFilling",
      dependencies: ["Forms", "FormWidgets", "FormValidation", "TerminalText"]
    ),
    // What a filling holds, in the words of a language.
    .target(
      name: "FormNarration",
      dependencies: ["FormFilling", "Forms", "FormWidgets", "FormValidation", "TerminalText"]
    ),
    // A filling on a screen: frames, keys, and the mouse.
    .target(name: "FormScreens", dependencies: fillings),
    // A filling line by line, and announcements of a screen.
    .target(name: "FormLines", dependencies: fillings + ["FormScreens"]),
    // Dates, decimals, URLs and UUIDs of Foundation as answers: the only library that imports it.
    .target(
      name: "FormFoundation",
      dependencies: ["Forms", "FormWidgets", "FormValidation"]
    ),
    .target(
      name: "FormFile",
      dependencies: [
        "FormLines", "FormScreens", "FormNarration", "FormFilling", "Forms", "FormWidgets",
        "FormValidation", "SourceText", "CYAML",
      ]
    ),
    .target(
      name: "FormTape",
      dependencies: [
        "CFilmPage", "FormLines", "FormScreens", "FormNarration", "FormFilling", "Forms",
        "FormWidgets",
        "FormValidation", "SourceText",
      ],
      // Rounding uses the C math library, which otherwise only Foundation links.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    // What a terminal shows of a program's output, for `tabstop test --pty` and tests.
    .target(
      name: "TerminalEmulation",
      dependencies: ["FormTape", "FormWidgets", "FormValidation"]
    ),
    .target(
      name: "FormTerminal",
      dependencies: [
        "SystemCalls", "FormLines", "FormScreens", "FormNarration", "FormFilling", "Forms",
        "FormWidgets", "FormValidation", "CNcurses",
      ]
    ),
    // Workers, stages and files: what `tabstop test` needs beyond FormTape.
    .target(
      name: "TapeRunner",
      dependencies: [
        "SeededRandom", "SystemCalls", "FormValidation", "SourceText", "FormLines", "FormScreens",
        "FormNarration", "FormFilling", "Forms",
        "FormWidgets", "FormFile", "FormTape", "TerminalEmulation", "FormTerminal",
      ]
    ),
    // Files of records checked against a form, for `tabstop check`.
    .target(
      name: "FormRecords",
      dependencies: [
        "SystemCalls", "FormValidation", "SourceText", "FormLines", "FormScreens", "FormNarration",
        "FormFilling", "Forms", "FormWidgets", "FormFile",
      ]
    ),
    // The tables that answers are saved in, and what `tabstop` asks of `tabstop-store`.
    .target(
      name: "FormStore",
      dependencies: [
        "TerminalText", "FormValidation", "SourceText", "Forms", "FormWidgets", "FormFile",
      ]
    ),
    // A program of its own, since `tabstop` is static: databases need shared libraries.
    .executableTarget(
      name: "tabstop-store",
      dependencies: [
        "TerminalText", "FormValidation", "SourceText", "FormStore", "CPQ", "CSQLite",
      ],
      // It needs no Swift where it runs, as `tabstop` does.
      linkerSettings: [
        .unsafeFlags(["-static-stdlib"], .when(platforms: [.linux], configuration: .release))
      ]
    ),
    // Beside Sources/tabstop, a folder Tabstop would be the same one on some file systems.
    .target(
      name: "Tabstop",
      dependencies: [
        "FormTerminal", "FormLines", "FormScreens", "FormNarration", "FormFilling", "Forms",
        "FormWidgets", "FormValidation",
      ],
      path: "Sources/TabstopLibrary"
    ),
    .executableTarget(
      name: "tabstop",
      dependencies: [
        "SystemCalls", "FormValidation", "SourceText", "FormLines", "FormScreens", "FormNarration",
        "FormFilling", "Forms", "FormWidgets", "FormFile",
        "FormTape", "FormTerminal", "TapeRunner", "FormRecords", "FormStore", "CForms",
        .product(
          name: "ArgumentParser",
          package: "swift-argument-parser",
          condition: .when(traits: ["Program"])
        ),
      ],
      linkerSettings: [
        // A static program needs no Swift where it runs, starts in two thirds of the time, and
        // uses 18 MB of memory, not 25: see VmRSS in /proc/PID/status. Foundation's own libraries
        // then have to be named.
        .unsafeFlags(
          ["-static-executable", "-l_FoundationCShims", "-l_FoundationCollections", "-ltinfo"],
          .when(platforms: [.linux], configuration: .release)
        )
      ]
    ),

    .target(
      name: "TestSupport",
      dependencies: [
        "SeededRandom", "SystemCalls", "FormValidation", "FormLines", "FormScreens",
        "FormNarration", "FormFilling", "Forms", "FormWidgets",
        "FormTape", "TerminalEmulation",
      ],
      path: "Tests/TestSupport"
    ),
    .target(name: "RuleSamples", dependencies: ["FormValidation"], path: "Tests/RuleSamples"),
    .target(name: "CCounters", path: "Tests/CCounters"),
    .target(name: "CTraps", path: "Tests/CTraps"),
    .executableTarget(
      name: "benchmark",
      dependencies: ["FormValidation", "RuleSamples", "CCounters"],
      path: "Tests/Benchmark"
    ),
    .executableTarget(
      name: "tape-benchmark",
      dependencies: ["FormTape", "Forms", "FormWidgets", "FormValidation", "CCounters"],
      path: "Tests/TapeBenchmark"
    ),
    .executableTarget(
      name: "readme-form",
      dependencies: forms.map { .init(stringLiteral: $0) },
      path: "Tests/Embedding/ReadmeForm"
    ),
    .executableTarget(
      name: "open-terminal",
      dependencies: forms.map { .init(stringLiteral: $0) },
      path: "Tests/Embedding/OpenTerminal"
    ),
    .testTarget(name: "SystemCallsTests", dependencies: ["SystemCalls"]),
    .testTarget(name: "TerminalTextTests", dependencies: ["TerminalText"]),
    .testTarget(
      name: "FormValidationTests",
      dependencies: ["SeededRandom", "FormValidation", "RuleSamples"]
    ),
    .testTarget(name: "SourceTextTests", dependencies: ["SourceText", "TerminalText"]),
    .testTarget(
      name: "FormScreensTests",
      dependencies: [
        "SeededRandom", "FormLines", "FormScreens", "FormNarration", "FormFilling", "Forms",
        "FormWidgets", "FormValidation", "TestSupport",
      ]
    ),
    .testTarget(
      name: "FormFoundationTests",
      dependencies: [
        "FormFoundation", "FormLines", "FormScreens", "FormNarration", "FormFilling", "Forms",
        "FormWidgets", "FormValidation",
      ]
    ),
    .testTarget(
      name: "FormFileTests",
      dependencies: [
        "SeededRandom", "FormFile", "FormLines", "FormScreens", "FormNarration", "FormFilling",
        "Forms", "FormWidgets", "FormValidation",
        "SourceText", "RuleSamples", "TestSupport",
      ]
    ),
    .testTarget(
      name: "FormTapeTests",
      dependencies: [
        "SeededRandom", "FormTape", "FormFile", "FormLines", "FormScreens", "FormNarration",
        "FormFilling", "Forms", "FormWidgets", "FormValidation",
        "SourceText", "TerminalEmulation", "TestSupport",
      ]
    ),
    .testTarget(
      name: "TerminalEmulationTests",
      dependencies: [
        "SeededRandom", "SystemCalls", "TerminalEmulation", "FormTape", "FormFile", "FormWidgets",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "TapeRunnerTests",
      dependencies: [
        "SeededRandom", "SystemCalls", "TapeRunner", "tabstop", "FormTape", "FormFile", "FormLines",
        "FormScreens", "FormNarration", "FormFilling",
        "Forms", "FormWidgets", "FormValidation", "TerminalEmulation", "TestSupport",
      ]
    ),
    .testTarget(
      name: "FormRecordsTests",
      dependencies: [
        "SeededRandom", "FormRecords", "FormFile", "Forms", "FormWidgets", "FormValidation",
        "SourceText", "TestSupport",
      ]
    ),
    .testTarget(
      name: "StoreTests",
      dependencies: [
        "SystemCalls", "FormStore", "tabstop-store", "tabstop", "FormFile", "Forms",
        "FormValidation", "SourceText", "TestSupport",
      ]
    ),
    .testTarget(
      name: "FormTerminalTests",
      dependencies: [
        "TerminalText", "SystemCalls", "FormTerminal", "FormLines", "FormScreens", "FormNarration",
        "FormFilling", "Forms", "FormWidgets",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "TabstopTests",
      dependencies: [
        "SeededRandom", "SystemCalls", "tabstop", "readme-form", "open-terminal", "FormValidation",
        "FormLines", "FormScreens", "FormNarration", "FormFilling", "Forms", "FormWidgets",
        "FormFile", "FormTape", "FormRecords", "TapeRunner",
        "TerminalEmulation", "CTraps", "RuleSamples", "TestSupport",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
