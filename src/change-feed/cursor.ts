import { Problem } from '#src/platform/http/problems/problem.js'

/** Position of a row in the order of changes. */
export interface Place {
  /** Number of the transaction that changed it. */
  changedIn: string
  id: string
}

/** Position of a reader, encoded as an opaque text. */
export interface Cursor extends Place {
  /** Epoch of the database that created it. */
  epoch: string
  /** Removals before this transaction are unknown to the reader, and omitted. */
  from: string
}

export const FIRST_ID = '00000000-0000-0000-0000-000000000000'
export const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** Transaction numbers of PostgreSQL. */
const NUMBER = /^(0|[1-9]\d{0,17})$/
/** Canonical spelling of the database. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export function writeCursor({ epoch, changedIn, id, from }: Cursor): string {
  return Buffer.from([epoch, changedIn, id, from].join(' ')).toString('base64url')
}

/** Parses a cursor. @throws Problem 422 for any text that is not a `nextCursor` */
export function readCursor(text: string): Cursor {
  const [epoch = '', changedIn = '', id = '', from = '', ...more] = Buffer.from(text, 'base64url').toString().split(' ')
  const isOurs = ID.test(id) && NUMBER.test(changedIn) && NUMBER.test(from) && more.length === 0
  if (!isOurs) throw Problem.validation([{ field: 'cursor', code: 'invalid' }])
  return { epoch, changedIn, id, from }
}

/** Returns the problem for a cursor of another database, timeline or scope, whose order of changes no longer applies. */
export function cursorGone(): Problem {
  return new Problem({ code: 'cursor.gone' })
}
