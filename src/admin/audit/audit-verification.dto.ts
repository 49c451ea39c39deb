import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { bigint } from './audit-event.dto.js'
import type { ChainFault, ChainFinding } from './verify-audit-chain.js'

const faults = [
  'changed',
  'misplaced',
  'unsealed',
  'cut',
  'added',
  'rewritten',
  'forgotten',
] as const satisfies ChainFault['kind'][]

const sha256 = { maxLength: 64, pattern: '^[0-9a-f]{64}$' }

export class AuditVerificationDto extends WithProperties({
  intact: is.flag(),
  rows: is.integer('Number of verified rows.'),
  head: is.text({ ...sha256, description: 'Hash of the last verified row.' }),
  /** Kind of the fault; null for an intact log. */
  fault: is.property<ChainFault['kind'] | null>({
    type: Object,
    oneOf: [{ type: 'string', enum: faults }, { type: 'null' }],
  }),
  /** Id of the first invalid row. */
  brokenId: is.nullableTyped(bigint),
}) {
  static of({ rows, head, fault }: ChainFinding): AuditVerificationDto {
    const brokenId = fault && 'id' in fault ? fault.id : null
    return { intact: !fault, rows, head, fault: fault?.kind ?? null, brokenId }
  }
}
