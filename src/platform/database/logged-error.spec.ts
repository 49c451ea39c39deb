import { DatabaseError } from 'pg'
import { QueryFailedError } from 'typeorm'
import { loggedMessage, loggedStack } from './logged-error.js'

const refusal = (code: string, message: string) =>
  Object.assign(new DatabaseError(message, 0, 'error'), { severity: 'ERROR', code, table: 'contact_messages' })

describe('loggedMessage and loggedStack', () => {
  it.each([
    ['22P02', 'SQLSTATE 22P02 contact_messages'],
    ['23514', 'SQLSTATE 23514 contact_messages'],
    ['P0001', 'SQLSTATE P0001 contact_messages'],
    ['42P01', 'Ana $& Perić'],
    ['08006', 'Ana $& Perić'],
  ])('logs messages about statements, and no message that may quote a value: %s', (code, said) => {
    const plain = refusal(code, 'Ana $& Perić')
    for (const error of [plain, new QueryFailedError('SELECT', ['Ana'], plain)]) {
      expect(loggedMessage(error)).toBe(said)
      expect(loggedStack(error)).toMatch(/: [^\n]+\n +at /)
      expect(loggedStack(error)!.includes('Ana')).toBe(said.includes('Ana'))
    }
  })

  it('logs any other error completely', () => {
    const error = new TypeError('x is not a function')
    expect([loggedMessage(error), loggedStack(error)]).toEqual([error.message, error.stack])
    const silent = Object.assign(new Error(), { code: 'EPIPE' })
    expect([loggedMessage(silent), loggedStack(silent)]).toEqual(['', silent.stack])
    expect(loggedStack('thrown')).toBeUndefined()
  })
})
