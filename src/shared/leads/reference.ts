export const REFERENCE_LENGTH = 8

/** Returns the short reference of a lead: the end of its id, which is random. */
export const referenceOf = (id: string): string => id.slice(-REFERENCE_LENGTH)
