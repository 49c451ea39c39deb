import { ApiProperty } from '@nestjs/swagger'
import { ApiNullableText } from '#src/platform/http/validation/nullable.decorators.js'
import { ListPageDto } from '#src/platform/http/lists/list-query.dto.js'
import type { AuditEvent } from './audit-event.entity.js'

export class AuditEventDto {
  @ApiProperty({ description: 'Increasing id.' })
  id: string

  @ApiProperty({ format: 'date-time' })
  at: Date

  /** E-mail address at the time of the event. */
  @ApiNullableText()
  actor: string | null

  /** Current name of the acting user, else their address; null for the system, strangers, and deleted users. */
  @ApiNullableText()
  actorName: string | null

  @ApiProperty({ example: 'user.role_changed' })
  action: string

  @ApiNullableText()
  subjectKind: string | null

  @ApiNullableText()
  subjectId: string | null

  /** Current name of a user, else their address; null for other subjects, and for deleted users. */
  @ApiNullableText()
  subject: string | null

  @ApiProperty({ type: 'object', additionalProperties: true })
  details: object

  /** @param names current names of users by id */
  static of(event: AuditEvent, names: Map<string | null, string>): AuditEventDto {
    const { id, at, actorId, actorEmail, action, subjectKind, subjectId, details } = event
    const subject = subjectKind === 'user' ? (names.get(subjectId) ?? null) : null
    const actorName = names.get(actorId) ?? null
    return { id, at, actor: actorEmail, actorName, action, subjectKind, subjectId, subject, details }
  }
}

export class AuditEventsPageDto extends ListPageDto {
  @ApiProperty({ type: [AuditEventDto], description: 'Events, newest first.' })
  items: AuditEventDto[]
}
