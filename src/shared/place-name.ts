/** Letters of the Latin script, spaces, hyphens and apostrophes: nothing that HTML or JSON would have to escape in a string. */
const PLACE_NAME = /^(?=\p{L})\p{Script=Latin}(?:(?=\p{L})\p{Script=Latin}|[ '’-]){0,39}$/u

/** Returns whether a URL segment can be the name of a place. */
export function isPlaceName(segment: string): boolean {
  return PLACE_NAME.test(segment)
}

/** Converts a URL segment to a display name: `novi-grad` becomes Novi Grad. */
export function toPlaceName(segment: string): string {
  return segment.replace(/-+/g, ' ').replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
}
