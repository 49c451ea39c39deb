/** A name in an address as one would say it: `novi-grad` is Novi Grad. */
export function spokenName(segment: string): string {
  return segment.replace(/-+/g, ' ').replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
}
