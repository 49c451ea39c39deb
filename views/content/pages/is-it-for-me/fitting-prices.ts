import type { PriceListRowDto } from '#src/content/offer/price-list-row.dto'
import { type AnswerId, fittingServices } from './fitting-services'

const ONE_AREA = /područj|\barea\b/i

/** Words of the service that comes first, in both languages: the owner may rename services, which have no other key. */
const first: Partial<Record<AnswerId, RegExp>> = {
  allergy: /alerg|allerg/i,
  complaint: ONE_AREA,
  habit: ONE_AREA,
  curious: ONE_AREA,
}
/** Words of a category or service whose prices belong to no page. */
const subjects: Partial<Record<AnswerId, RegExp>> = { pet: /ljubim|\bpets?\b/i }

/** Returns the prices of single visits that fit an answer, the best one first. */
export function fittingPrices(answer: AnswerId, rows: PriceListRowDto[]): PriceListRowDto[] {
  const [[page]] = fittingServices[answer]
  const subject = subjects[answer]
  const fitting = rows.filter(
    ({ visits, servicePage, category, service }) =>
      visits === 1 && (subject ? subject.test(category) || subject.test(service) : servicePage === page),
  )
  const rank = ({ service }: PriceListRowDto) => Number(first[answer]?.test(service) ?? false)
  return [...fitting].sort((one, other) => rank(other) - rank(one))
}
