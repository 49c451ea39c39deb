import { isTimeContended } from '#src/platform/database/time-taken.js'

/** Attempts while others take the therapists and rooms of a time, one after the other. */
const ATTEMPTS = 10

/**
 * Stores a visit at a time, again while the time is contended.
 * @param attempt returns what it stored, null if the time is not free, undefined to be repeated
 * @returns null if the time is not free, or others took it in each attempt
 */
export async function takeTime<T extends object>(attempt: () => Promise<T | null | undefined>): Promise<T | null> {
  for (let number = 0; number < ATTEMPTS; number++) {
    try {
      const stored = await attempt()
      if (stored !== undefined) return stored
    } catch (error) {
      if (!isTimeContended(error)) throw error
    }
  }
  return null
}
