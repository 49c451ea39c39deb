import type { Type } from '@nestjs/common'
import { plainToInstance } from 'class-transformer'
import { validateSync } from 'class-validator'
import { IN_PAGES } from '../http/lists/day-in-query.decorator.js'
import { acceptAsValidated } from '../http/validation/validation.pipe.js'

/** Query of a page's address, as texts. */
export type Search = Record<string, string>

/** Returns the query of a page's address without the parameters that its DTO refuses; the API answers 422 for these. */
export function lenientQuery<Query extends object>(dto: Type<Query>, search: Search): Query {
  const given = plainToInstance(dto, search, { groups: [IN_PAGES] })
  const wrong = new Set(validateSync(given, { whitelist: true }).map(({ property }) => property))
  const known = Object.entries(given).filter(([name, value]) => value !== undefined && !wrong.has(name))
  const query = Object.assign(new dto(), Object.fromEntries(known))
  acceptAsValidated(query)
  return query
}
