import { ListPageDto } from '#src/platform/http/lists/list-query.dto.js'
import type { AuditEvent } from './audit-event.entity.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'

export class AuditEventDto extends WithProperties({
  id: is.text('Increasing id.'),
  at: is.time(),
  /** E-mail address at the time of the event. */
  actor: is.nullableText(),
  /** Current name of the acting user, else their address; null for the system, strangers, and deleted users. */
  actorName: is.nullableText(),
  action: is.text({ example: 'user.role_changed' }),
  subjectKind: is.nullableText(),
  subjectId: is.nullableText(),
  /** Current name of a user, else their address; null for other subjects, and for deleted users. */
  subject: is.nullableText(),
  details: is.property<object>({ type: 'object', additionalProperties: true }),
}) {
  /** @param names current names of users by id */
  static of(event: AuditEvent, names: Map<string | null, string>): AuditEventDto {
    const { id, at, actorId, actorEmail, action, subjectKind, subjectId, details } = event
    const subject = subjectKind === 'user' ? (names.get(subjectId) ?? null) : null
    const actorName = names.get(actorId) ?? null
    return { id, at, actor: actorEmail, actorName, action, subjectKind, subjectId, subject, details }
  }
}

export class AuditEventsPageDto extends WithProperties(ListPageDto, {
  items: is.list(AuditEventDto, 'Events, newest first.'),
}) {}
