/** Which page of a list an address asks for; what is no page number asks for the first. */
export function pageAsked({ page = '' }: Record<string, string>): number {
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}

/** How many a page holds: to work on, and to print. */
export const PAGE_SIZE = 25
export const PRINTED_PAGE_SIZE = 100
