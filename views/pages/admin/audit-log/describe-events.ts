import type { AuditEventDto } from '../../../../src/admin/audit/audit-event.dto'
import type { Translator } from '../../../translations'

/** Details that have words; other parts of the log may know more. */
interface KnownDetails {
  via?: 'command_line'
  wrong?: 'password' | 'code'
  from?: string
  to?: string
  role?: string
  count?: number
  kind?: string
}

const leadPages: Record<string, string> = {
  contactMessage: '/admin/contact-messages',
  franchiseInquiry: '/admin/franchise-inquiries',
}

/** The lines of the audit log in words. */
export function describeEvents(t: Translator<'staff'>, admin: Translator<'admin'>) {
  const textOr = (key: string, fallback: string) => {
    const text = t(key as 'auditLog.title')
    return text === `staff.${key}` ? fallback : text
  }
  const action = (name: string) => textOr(`auditLog.actions.${name}`, name)
  const role = (name: string) => admin(`roles.${name as 'admin'}`)

  const details = ({ wrong, from, to, role: given, count, kind }: KnownDetails): string[] => [
    ...(wrong ? [t(`auditLog.details.${wrong}`)] : []),
    ...(from && to ? [t('auditLog.details.role', { from: role(from), to: role(to) })] : []),
    ...(given ? [t('auditLog.details.newRole', { role: role(given) })] : []),
    ...(count !== undefined ? [t('auditLog.details.count', { count })] : []),
    ...(kind ? [textOr(`auditLog.details.${kind}`, kind)] : []),
  ]

  const who = ({ actor, action: name, details: { via } }: AuditEventDto & { details: KnownDetails }): string => {
    if (actor) return actor
    if (via) return t('auditLog.commandLine')
    return t(name === 'session.failed' ? 'auditLog.stranger' : 'auditLog.system')
  }

  return {
    action,
    event: (event: AuditEventDto) => {
      const { subjectKind, subjectId, subject } = event
      const known = subjectKind ? textOr(`auditLog.subjects.${subjectKind}`, subjectId ?? '') : ''
      const list = subjectKind && leadPages[subjectKind]
      return {
        who: who(event),
        what: action(event.action),
        details: details(event.details).join(', '),
        subject: subject ?? known,
        address: list ? `${list}/${subjectId}` : null,
      }
    },
  }
}
