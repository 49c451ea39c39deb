import type { Fields } from '../forms/field.js'

/** Reply of staff to the sender of a lead. */
export const leadReply = {
  text: { type: 'text', maxLength: 10_000, required: 'reply.required', multiline: true },
  /** Id of the last reply that the author has seen. */
  after: { type: 'text', format: 'code', maxLength: 36 },
} satisfies Fields

/** Telephone call to the sender of a lead. */
export const leadCall = {
  note: { type: 'text', maxLength: 500 },
} satisfies Fields

/** Seconds in which the author can take a reply back. */
export const TAKE_BACK_SECONDS = 10

/** Seconds until a user who no longer reports it counts as not writing. */
export const WRITER_SECONDS = 20
