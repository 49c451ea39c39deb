import type { Outcome } from '#views/kit/forms/outcome'

/** Fields that the page chooses. */
const ofPage = ['service', 'location', 'therapistId', 'start']

/** Reports every fault of the visit itself at its time, which the visitor can choose again. */
export function withFaultOfTime<Refused extends Pick<Outcome, 'code' | 'errors'>>(outcome: Refused): Refused {
  if (outcome.code === 'booking.taken') return { ...outcome, errors: [{ field: 'start', code: 'booking.taken' }] }
  const errors = outcome.errors.map((fault) => {
    if (!ofPage.includes(fault.field)) return fault
    // A time that was not chosen is malformed for the API.
    return { ...fault, field: 'start', code: fault.code === 'moment.invalid' ? 'booking.start' : fault.code }
  })
  return { ...outcome, errors }
}
