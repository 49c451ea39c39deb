import { ApiProperty } from '@nestjs/swagger'
import { Matches, MaxLength } from 'class-validator'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { LONGEST_SAVED_QUERY, savedInboxView } from '#src/shared/leads/saved-inbox-view.js'

const WITHOUT_CONTROL_CHARACTERS = /^[ -~\u00a0-\uffff]*$/

export class SavedInboxViewNameDto {
  @Field(savedInboxView.name)
  name: string
}

export class NewSavedInboxViewDto extends SavedInboxViewNameDto {
  @ApiProperty({
    ...{ maxLength: LONGEST_SAVED_QUERY, pattern: WITHOUT_CONTROL_CHARACTERS.source },
    example: 'view=unassigned&location=zagreb',
    description:
      'Query of the inbox. The search, which may name people, unknown parameters, the page and its size are left out.',
  })
  @MaxLength(LONGEST_SAVED_QUERY, INVALID)
  @Matches(WITHOUT_CONTROL_CHARACTERS, INVALID)
  query: string
}

export class SavedInboxViewDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ example: 'Zagreb, unassigned' })
  name: string

  @ApiProperty({ example: 'view=unassigned&location=zagreb', description: 'Query of the inbox.' })
  query: string
}

export class SavedInboxViewsDto {
  @ApiProperty({ type: [SavedInboxViewDto] })
  items: SavedInboxViewDto[]
}
