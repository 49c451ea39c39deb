import { FranchiseFacts } from '../../franchise-facts/franchise-facts.entity.js'
import type { ContentKind } from '../content-kind.js'
import { FranchiseFactsContentDto } from './franchise-facts-content.dto.js'

export const franchiseFacts: ContentKind<FranchiseFacts, FranchiseFactsContentDto> = {
  name: 'franchiseFacts',
  path: 'franchise-facts',
  entity: FranchiseFacts,
  content: FranchiseFactsContentDto,
  order: {},
  single: true,

  toContent({ investmentFrom, investmentTo, floorArea, trainingDays, monthsToOpening, territory, ...facts }) {
    const { contactName, contactRole, contactPhone, contactEmail, hidden } = facts
    return {
      ...{ investmentFrom, investmentTo, floorArea, trainingDays, monthsToOpening, territory },
      ...{ contactName, contactRole, contactPhone, contactEmail, hidden },
    }
  },
  nameOf: ({ contactName }) => contactName,
  toRow: (content) => content,

  faults: ({ investmentFrom, investmentTo }) =>
    investmentTo < investmentFrom ? [{ field: 'investmentTo', code: 'investment.order' }] : [],
}
