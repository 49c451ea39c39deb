import type { Person } from './person.js'

/** Each spelling of their address. */
export const ADDRESSES = '$1::citext[]'
/** Of their leads and their subscription. */
export const IDS = '$2::uuid[]'
/** The same, as what is told of them names them. */
export const SUBJECTS = '$3::text[]'

/** Begins a statement about a person, which then need not use each of these: Postgres has to know what they all are. */
export const ABOUT_PERSON = `WITH person AS (SELECT ${ADDRESSES}, ${IDS}, ${SUBJECTS})`

export const parametersOf = ({ addresses, ids }: Person): unknown[] => [addresses, ids, ids]
