/** Returns the condition that an absence applies at a location, in SQL. @param location expression for its slug */
export const isAbsentAt = (location: string) => `(absences.locations IS NULL OR ${location} = ANY (absences.locations))`
