/** Says no more of a value than that it is wrong: for what programs send, not people. */
export const INVALID = { message: 'validation.invalid' }
