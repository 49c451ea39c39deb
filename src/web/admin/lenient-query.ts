import type { Type } from '@nestjs/common'
import { plainToInstance } from 'class-transformer'
import { validateSync } from 'class-validator'

/** The query of a page's address: what its DTO does not know or take is left out, where the API would refuse it. */
export function lenientQuery<Query extends object>(dto: Type<Query>, search: Record<string, string>): Query {
  const given = plainToInstance(dto, search)
  const wrong = new Set(validateSync(given, { whitelist: true }).map(({ property }) => property))
  const known = Object.entries(given).filter(([name, value]) => value !== undefined && !wrong.has(name))
  return Object.assign(new dto(), Object.fromEntries(known))
}
