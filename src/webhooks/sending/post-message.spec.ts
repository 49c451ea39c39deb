import { printable } from './post-message.js'

it('shows an answer without control characters and marks of direction', () => {
  const marks = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c'
  expect(printable(Buffer.from(`a\0b\u001b[31m${marks}c\n\td čžš עב`))).toBe('ab[31mc\n\td čžš עב')
})
