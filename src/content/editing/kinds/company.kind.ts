import { IsIBAN, ValidateBy } from 'class-validator'
import { Company } from '#src/business/company.entity.js'
import { Location } from '#src/locations/location.entity.js'
import { contentKind } from '../content-kind.js'
import { isOib } from '../fields/is-oib.js'

export const company = contentKind('company', Company, {
  descriptions: { location: 'Slug of the company’s location.' },
  validators: {
    oib: ValidateBy({ name: 'isOib', validator: { validate: isOib } }, { message: 'validation.oib.invalid' }),
    iban: IsIBAN({}, { message: 'validation.iban.invalid' }),
  },

  toContent: ({ bank, iban, directors }, columns) => ({
    ...columns,
    bank: bank ?? '',
    iban: iban ?? '',
    directors: directors.map((name) => ({ name })),
  }),
  toRow: (content) => ({ ...content, directors: content.directors.map(({ name }) => name) }),

  faults: async ({ location }, manager) =>
    (await manager.existsBy(Location, { slug: location })) ? [] : [{ field: 'location', code: 'invalid' }],
})
