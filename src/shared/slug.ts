export const LONGEST_SLUG = 80
/** Maximum length of a slug with the number that makes it unique. */
export const LONGEST_NUMBERED_SLUG = LONGEST_SLUG + 10
/** Format of a slug. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Converts a text to a slug: `Šibenik – centar` becomes `sibenik-centar`. */
export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/đ/g, 'd')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-|-$/g, '')
}
