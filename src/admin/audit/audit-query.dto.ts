import { Field } from '#src/platform/http/validation/field.decorator.js'
import { email } from '../../shared/forms/email.js'
import { DayInQuery } from '#src/platform/http/lists/day-in-query.decorator.js'
import { ListQueryDto } from '#src/platform/http/lists/list-query.dto.js'

/** Filter of the audit log. */
export class AuditQueryDto extends ListQueryDto {
  @Field({ type: 'text', maxLength: 100, example: 'session.failed' })
  action?: string

  /** E-mail address of the actor. */
  @Field({ type: 'text', maxLength: email.maxLength, example: email.example })
  actor?: string

  @DayInQuery('On this day or later, in Europe/Zagreb.')
  from?: string

  @DayInQuery('On this day or earlier, in Europe/Zagreb.')
  to?: string
}
