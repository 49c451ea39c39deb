/** What a key has to be good for, to open a route. */
export const REQUIRED_SCOPE = 'required-scope'
