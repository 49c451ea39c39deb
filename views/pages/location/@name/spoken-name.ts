/** Converts a URL segment to a display name: `novi-grad` becomes Novi Grad. */
export function spokenName(segment: string): string {
  return segment.replace(/-+/g, ' ').replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
}
