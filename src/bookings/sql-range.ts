import type { Range } from './availability/range.js'

/** Renders a range of time for PostgreSQL. */
export const asSqlRange = ({ start, end }: Range) => `[${new Date(start).toISOString()},${new Date(end).toISOString()})`
