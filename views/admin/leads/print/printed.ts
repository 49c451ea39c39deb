/** Query of print pages, independent of the address: the maximum page size. */
export const PRINTED = { pageSize: '100' }
