import { Problem } from '#src/platform/http/problems/problem.js'

/** The place of a row in the order in which rows have changed. */
export interface Place {
  /** Number of the transaction that changed it. */
  changedIn: string
  id: string
}

/** How far a program has read. It keeps it as a text that means nothing to it. */
export interface Cursor extends Place {
  /** The database that it was made by. */
  epoch: string
  /** Of what was removed before this transaction it knows nothing, and need not be told. */
  from: string
}

export const FIRST_ID = '00000000-0000-0000-0000-000000000000'
export const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** As far as Postgres counts. */
const NUMBER = /^(0|[1-9]\d{0,17})$/
/** In the one spelling of the database. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export function writeCursor({ epoch, changedIn, id, from }: Cursor): string {
  return Buffer.from([epoch, changedIn, id, from].join(' ')).toString('base64url')
}

/** @throws Problem 422 for what no `nextCursor` was */
export function readCursor(text: string): Cursor {
  const [epoch = '', changedIn = '', id = '', from = '', ...more] = Buffer.from(text, 'base64url').toString().split(' ')
  const isOurs = ID.test(id) && NUMBER.test(changedIn) && NUMBER.test(from) && more.length === 0
  if (!isOurs) throw Problem.validation([{ field: 'cursor', code: 'invalid' }])
  return { epoch, changedIn, id, from }
}

/** The order of the cursor is no longer that of the database: what was read by it says nothing of what is to be read. */
export function cursorGone(): Problem {
  return new Problem({ code: 'cursor.gone' })
}
