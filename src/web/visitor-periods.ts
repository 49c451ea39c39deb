import type { Period } from '#src/platform/config/period.js'
import type { Retention } from '#src/platform/config/retention.js'
import { KEPT_HOURS } from '#src/platform/http/idempotency/idempotent-writes.service.js'

/** Retention periods shown in the privacy policy. */
export type VisitorPeriods = Record<keyof Retention | 'repetitions', Period>

export function visitorPeriods(retention: Retention): VisitorPeriods {
  return { ...retention, repetitions: { count: KEPT_HOURS, unit: 'hour' } }
}
