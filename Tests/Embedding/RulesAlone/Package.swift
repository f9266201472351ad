// swift-tools-version: 6.2
import PackageDescription

// A package that uses the rules alone: it fetches no other package than this one.
let package = Package(
  name: "rules-alone",
  dependencies: [.package(name: "tabstop", path: "../../..", traits: [])],
  targets: [
    .executableTarget(
      name: "rules-alone",
      dependencies: [.product(name: "FormValidation", package: "tabstop")],
      path: "."
    )
  ]
)
