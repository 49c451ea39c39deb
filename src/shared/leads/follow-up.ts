import type { Fields } from '../forms/field.js'

/** Line of text that reminds staff why to follow up a lead. */
export const followUp = {
  followUpNote: { type: 'text', maxLength: 200, keepsEmpty: true, example: 'Call about the appointment' },
} satisfies Fields

/** Converts a follow-up to the value of an event in the history: its day, and its note after a space. */
export const toEventValue = ({ day, note }: { day: string; note: string | null }): string =>
  note ? `${day} ${note}` : day

/** Reads a follow-up from the value of an event in the history. */
export function parseEventValue(value: string): { day: string; note: string | null } {
  const length = 'YYYY-MM-DD'.length
  return { day: value.slice(0, length), note: value.slice(length + 1) || null }
}
