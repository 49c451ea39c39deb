import { ApiProperty } from '@nestjs/swagger'
import { ApiNullableText } from '../../http/nullable-text.decorator.js'
import { TextField } from '../../http/text-fields.js'

export class OwnSessionDto {
  @ApiProperty({ description: 'Names the session; cannot be used to sign in.' })
  id: string

  @ApiProperty({ format: 'date-time' })
  begunAt: Date

  @ApiProperty({ format: 'date-time' })
  lastSeenAt: Date

  @ApiProperty({ description: 'The session that asks.' })
  current: boolean

  @ApiNullableText()
  browser: string | null

  @ApiNullableText()
  system: string | null
}

export class OwnSessionsDto {
  @ApiProperty({ type: [OwnSessionDto], description: 'Newest first.' })
  items: OwnSessionDto[]
}

/** What the page of the account posts. */
export class EndSessionsDto {
  /** Id of a session, or `others` for all but the one that asks. */
  @TextField({ max: 100, required: 'validation.required' })
  session: string
}
