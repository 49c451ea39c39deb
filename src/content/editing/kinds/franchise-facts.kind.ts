import { FranchiseFacts } from '../../franchise-facts/franchise-facts.entity.js'
import { contentKind } from '../content-kind.js'

export const franchiseFacts = contentKind('franchiseFacts', FranchiseFacts, {
  descriptions: {
    investmentFrom: 'Lower bound in euros.',
    investmentTo: 'Upper bound in euros.',
    floorArea: 'Minimum floor area, in square metres.',
    hidden: 'Hidden from visitors.',
  },
  faults: ({ investmentFrom, investmentTo }) =>
    investmentTo < investmentFrom ? [{ field: 'investmentTo', code: 'investment.order' }] : [],
})
