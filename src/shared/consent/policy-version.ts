/** Which text about cookies visitors decide on. Raise it when that text changes their decision: everyone is asked again. */
export const policyVersion = 1
