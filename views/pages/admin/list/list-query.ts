/** How many a page holds: to work on, and to print. */
export const PAGE_SIZE = 25
export const PRINTED_PAGE_SIZE = 100
