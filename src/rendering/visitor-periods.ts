import type { Period } from '../config/period.js'
import type { Retention } from '../config/retention.js'
import { KEPT_HOURS } from '../http/idempotency/idempotent-writes.service.js'

/** All that the privacy policy tells visitors. */
export type VisitorPeriods = Record<keyof Retention | 'repetitions', Period>

export function visitorPeriods(retention: Retention): VisitorPeriods {
  return { ...retention, repetitions: { count: KEPT_HOURS, unit: 'hour' } }
}
