import { BusinessInfo } from '#src/locations/business/business-info.entity.js'
import type { ContentKind } from '../content-kind.js'
import { openingFaults } from '../fields/opening-faults.js'
import { BusinessContentDto } from './business-content.dto.js'

export const business: ContentKind<BusinessInfo, BusinessContentDto> = {
  name: 'business',
  path: 'business',
  entity: BusinessInfo,
  content: BusinessContentDto,
  order: {},
  single: true,

  toContent({ name, company, address, postalCode, city, phone, mobilePhone, email, hours, social, sample }) {
    return { name, company, address, postalCode, city, phone, mobilePhone, email, hours, social, sample }
  },
  nameOf: ({ name }) => name,
  toRow: (content) => content,

  faults: ({ hours }) => hours.flatMap((intervals, day) => openingFaults(intervals, `hours.${day}`)),
}
