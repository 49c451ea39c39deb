import { ApiProperty } from '@nestjs/swagger'
import { ApiNullableText } from '#src/platform/http/validation/nullable.decorators.js'
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

export class AuditVerificationDto {
  @ApiProperty()
  intact: boolean

  @ApiProperty({ type: 'integer', description: 'Number of verified rows.' })
  rows: number

  @ApiProperty({ description: 'Hash of the last verified row.' })
  head: string

  /** Kind of the fault; null for an intact log. */
  @ApiProperty({ oneOf: [{ type: 'string', enum: faults }, { type: 'null' }] })
  fault: ChainFault['kind'] | null

  /** Id of the first invalid row. */
  @ApiNullableText()
  brokenId: string | null

  static of({ rows, head, fault }: ChainFinding): AuditVerificationDto {
    const brokenId = fault && 'id' in fault ? fault.id : null
    return { intact: !fault, rows, head, fault: fault?.kind ?? null, brokenId }
  }
}
