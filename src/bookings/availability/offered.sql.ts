/** Returns the condition that a therapist works at a location, in SQL. @param location expression for its slug */
export const worksAt = (therapist: string, location: string) => `${location} = ANY (${therapist}.locations)`

/** Returns the condition that a therapist offers a bookable service, in SQL. @param therapistId expression for the id */
export const isOfferedBy = (service: string, therapistId: string) =>
  `(${service}.therapists = '{}' OR ${therapistId} = ANY (${service}.therapists))`
