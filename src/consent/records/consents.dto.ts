import { ApiProperty } from '@nestjs/swagger'

/** What visitors decided about cookies on one version of the text. */
export class ConsentFiguresDto {
  @ApiProperty({ type: 'integer' })
  policyVersion: number

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Decisions, not visitors: who decides anew counts again.' })
  accepted: number

  @ApiProperty({ type: 'integer', minimum: 0 })
  declined: number

  @ApiProperty({ description: 'When the first of those that are kept was made.' })
  since: Date
}

export class ConsentsDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'The version that visitors decide on now.' })
  policyVersion: number

  @ApiProperty({ type: [ConsentFiguresDto], description: 'The newest version first.' })
  versions: ConsentFiguresDto[]
}
