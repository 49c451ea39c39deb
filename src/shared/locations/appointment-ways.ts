/** Ways to an appointment that a location offers: free times, requests, or both. */
export const appointmentWays = ['both', 'times', 'requests'] as const

export type AppointmentWays = (typeof appointmentWays)[number]

interface Offering {
  appointments: AppointmentWays
}

/** Checks whether visitors book free times of a location. */
export const offersTimes = ({ appointments }: Offering) => appointments !== 'requests'

/** Checks whether visitors send appointment requests to a location. */
export const takesRequests = ({ appointments }: Offering) => appointments !== 'times'
