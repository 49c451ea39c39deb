/** Generic message, for input of programs. */
export const INVALID = { message: 'validation.invalid' }
