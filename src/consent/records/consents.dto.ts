import { ApiProperty } from '@nestjs/swagger'

/** Decisions on cookies by policy version. */
export class ConsentFiguresDto {
  @ApiProperty({ type: 'integer' })
  policyVersion: number

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Number of decisions, which a visitor may repeat.' })
  accepted: number

  @ApiProperty({ type: 'integer', minimum: 0 })
  declined: number

  @ApiProperty({ description: 'Time of the earliest stored decision.' })
  since: Date
}

export class ConsentsDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Current policy version.' })
  policyVersion: number

  @ApiProperty({ type: [ConsentFiguresDto], description: 'Statistics by policy version, newest first.' })
  versions: ConsentFiguresDto[]
}
