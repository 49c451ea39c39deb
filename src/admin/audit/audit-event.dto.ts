import { itemsOfPage, ListPageDto } from '#src/platform/http/lists/list-query.dto.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { shownName } from '#src/shared/admin/accounts.js'
import { email } from '#src/shared/forms/email.js'
import type { AuditEvent } from './audit-event.entity.js'
import { auditAction } from './audit-query.dto.js'

/** Id of an event: a `bigint` of Postgres, which a JSON number cannot hold. */
export const bigint = { maxLength: 19, pattern: String.raw`^\d+$` }

export class AuditEventDto extends WithProperties({
  id: is.text({ ...bigint, description: 'Increasing id.' }),
  at: is.time(),
  /** E-mail address at the time of the event. */
  actor: is.nullableTyped(email),
  /** Current name of the acting user, else their address; null for the system, strangers, and deleted users. */
  actorName: is.nullableTyped(shownName),
  action: is.typed(auditAction, { example: 'user.role_changed' }),
  subjectKind: is.nullableText(),
  subjectId: is.nullableText(),
  /** Current name of a user, else their address; null for other subjects, and for deleted users. */
  subject: is.nullableTyped(shownName),
  details: is.property<object>({ type: 'object', additionalProperties: true }),
}) {
  /** @param names current names of users by id */
  static of(event: AuditEvent, names: Map<string | null, string>): AuditEventDto {
    return AuditEventDto.pick(event, {
      actor: event.actorEmail,
      actorName: names.get(event.actorId) ?? null,
      subject: event.subjectKind === 'user' ? (names.get(event.subjectId) ?? null) : null,
    })
  }
}

export class AuditEventsPageDto extends WithProperties(ListPageDto, {
  items: itemsOfPage(AuditEventDto, 'Events, newest first.'),
}) {}
