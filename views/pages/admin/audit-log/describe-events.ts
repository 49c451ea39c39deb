import type { AuditEventDto } from '../../../../src/admin/audit/audit-event.dto'
import type { Translator } from '../../../translations'

/** Details that have words; the log holds more. */
interface KnownDetails {
  via?: 'command_line'
  wrong?: 'password' | 'code' | 'expired'
  from?: string
  to?: string
  role?: string
  count?: number
  kind?: string
}

const pages: Record<string, string> = {
  user: '/admin/users',
  contactMessage: '/admin/contact-messages',
  franchiseInquiry: '/admin/franchise-inquiries',
}

/** The lines of the audit log in words. What has none is shown by its name in the log. */
export function describeEvents(t: Translator<'staff'>, admin: Translator<'admin'>) {
  const textOr = (key: string, fallback: string) => {
    const text = t(key as 'auditLog.title')
    return text === `staff.${key}` ? fallback : text
  }
  const role = (name = '') => admin(`roles.${name as 'admin'}`)
  const kind = (name: string) => textOr(`auditLog.kinds.${name}`, name)

  const action = (name: string) => {
    const [, of, done] = /^content\.(\w+)\.(\w+)$/.exec(name) ?? []
    return of && done ? `${textOr(`auditLog.actions.content.${done}`, done)}: ${kind(of)}` : wordsOf(name)
  }
  const wordsOf = (name: string) => textOr(`auditLog.actions.${name}`, name)

  const details = (name: string, known: KnownDetails): string => {
    switch (name) {
      case 'session.failed':
        return known.wrong ? t(`auditLog.details.${known.wrong}`) : ''
      case 'session.revoked':
        return t('auditLog.details.count', { count: known.count ?? 0 })
      case 'user.invited':
      case 'user.created':
        return role(known.role)
      case 'user.role_changed':
        return t('auditLog.details.role', { from: role(known.from), to: role(known.to) })
      case 'lead.exported':
        return known.kind ? kind(known.kind) : ''
      default:
        return ''
    }
  }

  const who = (actor: string | null, name: string, { via }: KnownDetails): string => {
    if (actor) return actor
    if (via) return t('auditLog.commandLine')
    return t(name === 'session.failed' ? 'auditLog.stranger' : 'auditLog.system')
  }

  return {
    action,
    event: (event: AuditEventDto) => {
      const { subjectKind, subjectId, subject } = event
      const list = subjectKind && pages[subjectKind]
      return {
        who: who(event.actor, event.action, event.details),
        what: action(event.action),
        details: details(event.action, event.details),
        subject: subject ?? (subjectKind && subjectKind !== 'user' ? kind(subjectKind) : subjectId),
        address: list ? `${list}/${subjectId}` : null,
      }
    },
  }
}
