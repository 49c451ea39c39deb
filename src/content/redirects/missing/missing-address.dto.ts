import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { redirect } from '#src/shared/content/kinds/redirect.js'

export const MAX_LISTED = 50

export class MissingAddressDto extends WithProperties({
  address: is.typed(redirect.fields.source, {
    example: '/usluge.php?id=3',
    description: 'Path and parameters, without those of campaigns.',
  }),
  visits: is.integer({
    minimum: 1,
    description:
      'Number of visits since the address was first requested; addresses are deleted after 30 days without one.',
  }),
  lastVisitedAt: is.time(),
}) {}

export class MissingAddressesDto extends WithProperties({
  items: is.list(MissingAddressDto, { maxItems: MAX_LISTED }),
}) {}
