import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { bookableService } from '#src/shared/content/kinds/bookable-service.js'
import { price } from '#src/shared/content/kinds/price.js'

const { minutes } = bookableService.fields

/** Service that visitors book at real times, in the request's language. */
export class BookableServiceDto extends WithProperties({
  id: is.uuid(),
  name: is.typed(price.fields.service.hr, { example: 'Food intolerance testing' }),
  minutes: is.integer({
    minimum: minutes.minimum,
    maximum: minutes.maximum,
    example: 60,
    description: 'Duration of the visit.',
  }),
  price: is.number({ example: 80, description: 'Price in euros including taxes; 0 is free.' }),
  locations: is.slugs({ example: ['zagreb'], description: 'Slugs of the locations that offer it.' }),
}) {}
