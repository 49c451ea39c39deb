export const LONGEST_SLUG = 80
/** How slugs are spelt. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** A text as part of an address: `Šibenik – centar` is `sibenik-centar`. */
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
