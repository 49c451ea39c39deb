import { Company } from '#src/business/company.entity.js'
import { Location } from '#src/locations/location.entity.js'
import type { ContentKind } from '../content-kind.js'
import { CompanyContentDto } from './company-content.dto.js'

export const companies: ContentKind<Company, CompanyContentDto> = {
  name: 'company',
  path: 'companies',
  entity: Company,
  content: CompanyContentDto,
  order: { position: 'ASC' },
  arranged: true,

  toContent({ location, company, court, registrationNumber, oib, capital, directors, address, bank, iban }) {
    return {
      ...{ location, company, court, registrationNumber, oib, capital, address },
      ...{ bank: bank ?? '', iban: iban ?? '' },
      directors: directors.map((name) => ({ name })),
    }
  },
  nameOf: ({ company }) => company,
  toRow: (content) => ({ ...content, directors: content.directors.map(({ name }) => name) }),

  faults: async ({ location }, manager) =>
    (await manager.existsBy(Location, { slug: location })) ? [] : [{ field: 'location', code: 'invalid' }],
}
