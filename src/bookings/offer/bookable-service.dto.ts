import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'

/** Service that visitors book at real times, in the request's language. */
export class BookableServiceDto extends WithProperties({
  id: is.uuid(),
  name: is.text({ example: 'Food intolerance testing' }),
  minutes: is.integer({ example: 60, description: 'Duration of the visit.' }),
  price: is.number({ example: 80, description: 'Price in euros including taxes; 0 is free.' }),
  locations: is.texts({ example: ['zagreb'], description: 'Slugs of the locations that offer it.' }),
}) {}
