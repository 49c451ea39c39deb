import { ApiProperty } from '@nestjs/swagger'
import { ApiNullableText } from '#src/platform/http/validation/nullable.decorators.js'
import { ListPageDto } from '#src/platform/http/lists/list-query.dto.js'
import type { AuditEvent } from './audit-event.entity.js'

export class AuditEventDto {
  @ApiProperty({ description: 'Increasing id.' })
  id: string

  @ApiProperty({ format: 'date-time' })
  at: Date

  @ApiNullableText()
  actor: string | null

  @ApiProperty({ example: 'user.role_changed' })
  action: string

  @ApiNullableText()
  subjectKind: string | null

  @ApiNullableText()
  subjectId: string | null

  /** E-mail address of a user; null for other subjects, and for deleted users. */
  @ApiNullableText()
  subject: string | null

  @ApiProperty({ type: 'object', additionalProperties: true })
  details: object

  static of(event: AuditEvent, subject: string | null): AuditEventDto {
    const { id, at, actorEmail, action, subjectKind, subjectId, details } = event
    return { id, at, actor: actorEmail, action, subjectKind, subjectId, subject, details }
  }
}

export class AuditEventsPageDto extends ListPageDto {
  @ApiProperty({ type: [AuditEventDto], description: 'Events, newest first.' })
  items: AuditEventDto[]
}
