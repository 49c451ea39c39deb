import { ApiProperty } from '@nestjs/swagger'
import { Matches, MaxLength } from 'class-validator'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { WithFields } from '#src/platform/http/validation/with-fields.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { LONGEST_SAVED_QUERY, MOST_SAVED_VIEWS, savedInboxView } from '#src/shared/leads/saved-inbox-view.js'

const WITHOUT_CONTROL_CHARACTERS = /^[ -~\u00a0-\uffff]*$/

export class SavedInboxViewNameDto extends WithFields(Object, savedInboxView) {}

export class NewSavedInboxViewDto extends SavedInboxViewNameDto {
  @ApiProperty({
    maxLength: LONGEST_SAVED_QUERY,
    pattern: WITHOUT_CONTROL_CHARACTERS.source,
    example: 'view=unassigned&location=zagreb',
    description:
      'Query of the inbox. The search, which may name people, unknown parameters, the page and its size are left out.',
  })
  @MaxLength(LONGEST_SAVED_QUERY, INVALID)
  @Matches(WITHOUT_CONTROL_CHARACTERS, INVALID)
  query: string
}

export class SavedInboxViewDto extends WithProperties({
  id: is.uuid(),
  name: is.typed(savedInboxView.name, { example: savedInboxView.name.example }),
  query: is.text({
    maxLength: LONGEST_SAVED_QUERY,
    example: 'view=unassigned&location=zagreb',
    description: 'Query of the inbox.',
  }),
}) {}

export class SavedInboxViewsDto extends WithProperties({
  items: is.list(SavedInboxViewDto, { maxItems: MOST_SAVED_VIEWS }),
}) {}
