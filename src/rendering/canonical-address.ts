import { BadRequestException } from '@nestjs/common'
import { canonicalPath } from './addresses.js'
import type { PageRequest } from './page-request.js'

/**
 * The one address of a page that was asked for under another spelling (ADDR-4).
 * @throws BadRequestException for a path that is none
 */
export function canonicalAddress({ path, query }: PageRequest): string | undefined {
  const canonical = canonicalPath(path)
  if (canonical === undefined) throw new BadRequestException()
  if (canonical === path) return undefined
  return query.size > 0 ? `${canonical}?${query.toString()}` : canonical
}
