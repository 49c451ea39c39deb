/** Person whose data is read or erased, by e-mail addresses and ids of rows. */
export interface Person {
  /** All spellings of their addresses; empty if only some rows are meant. */
  addresses: string[]
  /** Ids of their leads, of the leads merged with these, and of their subscription. */
  ids: string[]
}

/** Parameter with all spellings of the person's addresses. */
export const ADDRESSES = '$1::citext[]'
/** Parameter with the ids of the person's leads and subscription. */
export const IDS = '$2::uuid[]'
/** Parameter with the same ids as text, as columns named `subject_id` store them. */
export const SUBJECTS = '$3::text[]'

/** Start of a statement about a person: gives PostgreSQL the type of each parameter, whether the statement uses it or not. */
export const ABOUT_PERSON = `WITH person AS (SELECT ${ADDRESSES}, ${IDS}, ${SUBJECTS})`

/** Returns the parameters of a statement about a person. */
export const parametersOf = ({ addresses, ids }: Person): unknown[] => [addresses, ids, ids]
