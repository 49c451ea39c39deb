import type { Lead } from '../lead.entity.js'
import type { LeadKind } from '../lead-kind.js'

const common = {
  id: '00000000-0000-4000-8000-000000000000',
  email: 'ana@example.com',
  language: 'hr',
  receivedAt: new Date('2026-03-02T09:30:00Z'),
} as const

/** Returns a sample lead for previews of mails. */
export function sampleLead({ entity, sample }: LeadKind): Lead {
  return Object.assign(new entity(), common, sample)
}
