/**
 * Version of the text about cookies. Increase it when a change of that text affects the decision: every visitor is
 * asked again.
 */
export const policyVersion = 1
