import type { ObjectLiteral, Repository } from 'typeorm'
import type { LeadCountsDto } from './dashboard.dto.js'

/** Midnight in Zagreb as an instant; an interval added before the second AT TIME ZONE counts days, not hours (DST). */
const midnight = (daysAgo: number) =>
  `(date_trunc('day', now() AT TIME ZONE 'Europe/Zagreb') - interval '${daysAgo} days') AT TIME ZONE 'Europe/Zagreb'`

/** @param column when a row came in, as a property of the entity */
export async function countLeads<Row extends ObjectLiteral>(
  repository: Repository<Row>,
  column: keyof Row & string,
): Promise<LeadCountsDto> {
  const counts = await repository
    .createQueryBuilder('lead')
    .select('count(*)::int', 'total')
    .addSelect(`(count(*) FILTER (WHERE lead.${column} >= ${midnight(0)}))::int`, 'today')
    .addSelect(`(count(*) FILTER (WHERE lead.${column} >= ${midnight(6)}))::int`, 'last7Days')
    .getRawOne<LeadCountsDto>()
  return counts!
}
