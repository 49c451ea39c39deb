import { Temporal } from 'temporal-polyfill'
import { Problem } from '#src/platform/http/problems/problem.js'
import { requireValue } from '#src/shared/lookups.js'
import { TIME_ZONE } from '#src/shared/time-zone.js'
import type { KeyTermsDto } from './api-key.dto.js'

const DAY_MS = 86_400_000

/** Returns the expiry of a key created now; null if it never expires. @throws Problem 422 for a day in the past */
export function endOf({ expiry, expiresOn }: Pick<KeyTermsDto, 'expiry' | 'expiresOn'>, now = new Date()): Date | null {
  if (expiry === 'never') return null
  if (expiry !== 'date') return new Date(now.getTime() + Number.parseInt(expiry) * DAY_MS)
  const nextDay = Temporal.PlainDate.from(requireValue(expiresOn, 'last day'))
    .add({ days: 1 })
    .toZonedDateTime(TIME_ZONE)
  const end = new Date(nextDay.epochMilliseconds)
  if (end <= now) throw Problem.validation([{ field: 'expiresOn', code: 'date.past' }])
  return end
}
