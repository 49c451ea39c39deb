/**
 * What a form sends beside what it asks for, by which a program is told from a person. Who uses the API leaves it out.
 */
export const trap = {
  /** A field that nobody sees. Its name means nothing to what fills in forms for people. */
  bait: 'opinion',
  /** The day the page was made, signed: whoever has it had the page. */
  pageDay: 'made',
  /** With JavaScript, how long the form was open; null where what was typed was there before. */
  seconds: 'seconds',
  /** An answer to a challenge, where a limit is near. */
  proof: 'proof',
} as const

export const trapNames: readonly string[] = Object.values(trap)

/** Nobody reads, fills in and sends a form as fast. */
export const QUICKEST_SECONDS = 2
