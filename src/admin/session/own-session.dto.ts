import { ApiProperty } from '@nestjs/swagger'
import { ApiNullableText } from '#src/platform/http/validation/nullable.decorators.js'

export class OwnSessionDto {
  @ApiProperty({ description: 'Id of the session; cannot be used to sign in.' })
  id: string

  @ApiProperty({ format: 'date-time' })
  begunAt: Date

  @ApiProperty({ format: 'date-time' })
  lastSeenAt: Date

  @ApiProperty({ description: 'True for the current session.' })
  current: boolean

  @ApiNullableText()
  browser: string | null

  @ApiNullableText()
  system: string | null
}

export class OwnSessionsDto {
  @ApiProperty({ type: [OwnSessionDto], description: 'Sessions, newest first.' })
  items: OwnSessionDto[]
}
