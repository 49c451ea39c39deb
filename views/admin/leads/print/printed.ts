/** What a page to print asks of a list, whatever its address does: as many on a page as there can be. */
export const PRINTED = { pageSize: '100' }
