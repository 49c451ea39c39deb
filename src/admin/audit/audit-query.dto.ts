import { DayInQuery } from '#src/platform/http/lists/day-in-query.decorator.js'
import { ListQueryDto } from '#src/platform/http/lists/list-query.dto.js'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { email } from '#src/shared/forms/email.js'
import type { TextField } from '#src/shared/forms/field.js'

/** Action of an event. */
export const auditAction = {
  type: 'text',
  format: 'code',
  maxLength: 100,
  example: 'session.failed',
} satisfies TextField

/** Filter of the audit log. */
export class AuditQueryDto extends ListQueryDto {
  @Field(auditAction)
  action?: string

  /** E-mail address of the actor. */
  @Field({ type: 'text', format: 'name', maxLength: email.maxLength, example: email.example })
  actor?: string

  @DayInQuery('On this day or later, in Europe/Zagreb.')
  from?: string

  @DayInQuery('On this day or earlier, in Europe/Zagreb.')
  to?: string
}
