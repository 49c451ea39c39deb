import type { EditableContent } from '#src/platform/database/editable-content.js'
import type { Language } from '#src/shared/languages.js'
import type { FranchiseFacts } from './franchise-facts.entity.js'

type Fact = Exclude<keyof FranchiseFacts, 'one' | 'hidden' | keyof EditableContent>

/** Facts of the franchise, in the page's language. */
export type FranchiseFactsDto = { [Name in Fact]: FranchiseFacts[Name] extends number ? number : string }

export function toFranchiseFactsDto(facts: FranchiseFacts, language: Language): FranchiseFactsDto {
  const { investmentFrom, investmentTo, floorArea, trainingDays, monthsToOpening } = facts
  const { contactName, contactPhone, contactEmail } = facts
  return {
    investmentFrom,
    investmentTo,
    floorArea,
    trainingDays,
    monthsToOpening,
    contactName,
    contactPhone,
    contactEmail,
    territory: facts.territory[language],
    contactRole: facts.contactRole[language],
  }
}
