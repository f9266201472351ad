/// What a rule demands, in words: "At least 12 characters".
public typealias Requirement = Wording
