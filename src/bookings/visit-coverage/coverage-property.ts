import { is } from '#src/platform/http/validation/with-properties.js'
import { coverages } from '#src/shared/bookings/coverage.js'

/** Property of a booking in the API with the coverage of its visit. */
export const coverageProperty = is.choice([...coverages, null], {
  nullable: true,
  description:
    'State of a coming visit, computed when it is read: `covered` if its time would be free without any visit, else what is missing. ' +
    'What staff accepted when they placed the visit is not reported. Null for other visits and cancelled ones.',
})
