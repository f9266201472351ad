// swift-tools-version: 6.2
import PackageDescription

/// The linker settings of the release program on Linux.
///
/// Static linking halves the startup time and memory. The debug information is mostly the standard
/// library's. Startup code is placed together (`.ci/startup-order`), which saves a third of the
/// memory.
let leanRelease = [
  "-static-executable", "-lCoreFoundation", "-l_FoundationICU", "-l_FoundationCShims",
  "-l_FoundationCollections", "-ltinfo", "-use-ld=lld", "-Xlinker", "--strip-debug",
  "-Xlinker", "--no-warn-symbol-ordering", "-Xlinker",
  "--symbol-ordering-file=\(Context.packageDirectory)/Sources/tabstop/Linking/startup.order",
]

let package = Package(
  name: "tabstop",
  products: [
    .library(
      name: "Tabstop",
      targets: ["FormValidation", "FormUI", "JSONText", "FormFile", "FormTerminal"]
    ),
    .library(name: "FormTape", targets: ["FormTape"]),
    .library(name: "FormValidation", targets: ["FormValidation"]),
    .executable(name: "tabstop", targets: ["tabstop"]),
  ],
  dependencies: [
    // Subcommands, help, usage errors and shell completions.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // YAML with the line and column of every node.
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .systemLibrary(name: "CPCRE2", providers: [.apt(["libpcre2-dev"]), .brew(["pcre2"])]),
    .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]),
    .systemLibrary(name: "CSpawn"),

    // The words of each language as text, which Swift would take minutes to compile.
    .target(name: "CLanguages", exclude: ["texts"]),
    .target(name: "FormValidation", dependencies: ["CPCRE2", "CLanguages"]),
    .target(name: "Diagnostics", dependencies: ["FormValidation"]),
    // Form files and tapes both contain JSON, and must not import each other.
    .target(name: "JSONText", dependencies: ["FormValidation", "Diagnostics"]),
    .target(name: "FormUI", dependencies: ["FormValidation"]),
    .target(
      name: "FormFile",
      dependencies: [
        "FormUI", "FormValidation", "Diagnostics", "JSONText",
        .product(name: "Yams", package: "Yams"),
      ]
    ),
    .target(
      name: "FormTape",
      dependencies: ["FormUI", "FormValidation", "Diagnostics", "JSONText"],
      // Rounding uses the C math library, which otherwise only Foundation links.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    // What a terminal shows of a program's output, for `tabstop test --pty` and tests.
    .target(
      name: "TerminalEmulation",
      dependencies: ["FormTape", "FormUI", "FormValidation"]
    ),
    .target(name: "FormTerminal", dependencies: ["FormUI", "CNcurses"]),
    // Workers, programs in pseudo-terminals and files: what `tabstop test` needs beyond FormTape.
    .target(
      name: "TapeRunner",
      dependencies: [
        "FormValidation", "Diagnostics", "JSONText", "FormUI", "FormFile", "FormTape",
        "TerminalEmulation", "FormTerminal",
      ]
    ),
    .executableTarget(
      name: "tabstop",
      dependencies: [
        "FormValidation", "Diagnostics", "FormUI", "FormFile", "FormTape", "FormTerminal",
        "TapeRunner", "CSpawn",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Linking"],
      linkerSettings: [
        .unsafeFlags(leanRelease, .when(platforms: [.linux], configuration: .release))
      ]
    ),

    .target(
      name: "TestSupport",
      dependencies: [
        "FormValidation", "FormUI", "FormTape", "TerminalEmulation", "TapeRunner",
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
      dependencies: ["FormTape", "FormUI", "FormValidation", "CCounters"],
      path: "Tests/TapeBenchmark"
    ),
    .executableTarget(
      name: "readme-form",
      dependencies: ["FormTerminal", "FormUI", "FormValidation"],
      path: "Tests/Embedding/ReadmeForm"
    ),
    .executableTarget(
      name: "open-terminal",
      dependencies: ["FormTerminal", "FormUI", "FormValidation"],
      path: "Tests/Embedding/OpenTerminal"
    ),
    .testTarget(name: "FormValidationTests", dependencies: ["FormValidation", "RuleSamples"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(name: "FormUITests", dependencies: ["FormUI", "FormValidation", "TestSupport"]),
    .testTarget(
      name: "FormFileTests",
      dependencies: [
        "FormFile", "FormUI", "FormValidation", "Diagnostics", "JSONText", "RuleSamples",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "FormTapeTests",
      dependencies: [
        "FormTape", "FormFile", "FormUI", "FormValidation", "Diagnostics", "TerminalEmulation",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "TerminalEmulationTests",
      dependencies: [
        "TerminalEmulation", "FormTape", "FormFile", "FormUI", "TapeRunner", "TestSupport",
      ]
    ),
    .testTarget(
      name: "TapeRunnerTests",
      dependencies: [
        "TapeRunner", "tabstop", "FormTape", "FormFile", "FormUI", "FormValidation",
        "TerminalEmulation", "TestSupport",
      ]
    ),
    .testTarget(
      name: "FormTerminalTests",
      dependencies: ["FormTerminal", "FormUI", "TestSupport"]
    ),
    .testTarget(
      name: "TabstopTests",
      dependencies: [
        "tabstop", "readme-form", "open-terminal", "FormValidation", "FormTape",
        "TapeRunner", "TerminalEmulation", "CTraps",
        "TestSupport",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// The validation core alone, to build and test where ncurses is not installed.
if Context.environment["TABSTOP_CORE"] != nil {
  let core: Set = [
    "CPCRE2", "CLanguages", "CCounters", "FormValidation", "RuleSamples", "FormValidationTests",
    "benchmark",
  ]
  package.targets.removeAll { !core.contains($0.name) }
  package.products.removeAll { $0.name != "FormValidation" }
  package.dependencies = []
}

// Each function has its own section, so that the linker can place startup code together. SwiftPM
// does not allow unsafe flags in a package dependency.
let isCheckedOut = Context.packageDirectory.contains("/checkouts/")
let ownSections = SwiftSetting.unsafeFlags(
  ["-Xfrontend", "-function-sections"],
  .when(platforms: [.linux], configuration: .release)
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
  if !isCheckedOut { target.swiftSettings?.append(ownSections) }
}
