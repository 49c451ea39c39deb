/** Options of print pages: the maximum page size, and whole texts. */
export const PRINTED = { query: { pageSize: '100' }, whole: true }
