/** Metadata key of the scope that a route requires. */
export const REQUIRED_SCOPE = 'required-scope'
