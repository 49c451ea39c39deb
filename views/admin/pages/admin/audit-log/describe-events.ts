import type { AuditAction } from '#src/admin/audit/audit-actions'
import type { AuditEventDto } from '#src/admin/audit/audit-event.dto'
import type { FieldChange } from '#src/content/editing/field-changes'
import type { Language, Translated } from '#src/shared/languages'
import { type LeadKindName, leadKindNames } from '#src/shared/leads/lead-kinds'
import { referenceOf } from '#src/shared/leads/reference'
import { type Kind, kinds } from '#views/content/admin/content-kinds'
import { describeChange, describeField } from '#views/content/admin/describe-change'
import type { Translator } from '#views/translations'

/** Details that have translations; the log contains more. */
interface KnownDetails {
  via?: 'command_line'
  wrong?: 'password' | 'code' | 'expired'
  newDevice?: object
  /** True for a sign-in with a passkey. */
  withPasskey?: true
  from?: string | string[] | null
  to?: string | string[] | null
  /** Bindings of staff before and after a change of the role. */
  fromLocations?: string[] | null
  toLocations?: string[] | null
  role?: string
  /** Number of wrong passwords in an hour. */
  failures?: number
  count?: number
  /** Number of bookings of a burst. */
  bookings?: number
  /** Number of leads that a colleague took over. */
  leads?: number
  kind?: string
  /** Phrases that may be claims about health. */
  claims?: string[]
  /** Name of the content item at the time of the event. */
  name?: string | Translated
  changes?: FieldChange[]
  /** Changed settings; in older content events, names of the changed fields in place of `changes`. */
  fields?: string[]
}

interface Texts {
  accounts: Translator<'accounts'>
  admin: Translator<'admin'>
  t: Translator<'content'>
  location: Translator<'location'>
}

const pages: Record<string, string> = {
  user: '/admin/users',
  contactMessage: '/admin/contact-messages',
  franchiseInquiry: '/admin/franchise-inquiries',
  appointmentRequest: '/admin/appointment-requests',
  booking: '/admin/bookings',
  mail: '/admin/outgoing-mails',
  issue: '/admin/newsletter-issues',
  picture: '/admin/pictures',
  webhook: '/admin/webhooks',
  apiKey: '/admin/api-keys',
  pageTexts: '/admin/content/texts',
}

/** Actions after which the target has no page any more. */
const gone: string[] = ['lead.erased', 'webhook.removed', 'picture.removed'] satisfies AuditAction[]

/** Actions of API clients, identified by their key. */
const byPrograms: string[] = ['api_key.used'] satisfies AuditAction[]

/** Actions of users who are not signed in. */
const byStrangers: string[] = [
  'session.failed',
  'user.password_guessed',
  'user.password_forgotten',
  'user.passkey_copied',
] satisfies AuditAction[]

/** Describes audit log events in the page's language. Untranslated values are shown by their technical name. */
export function describeEvents(language: Language, { accounts: t, admin, ...content }: Texts) {
  const textOr = (key: string, fallback: string) => (t.has(key) ? t(key) : fallback)
  const role = (name = '') => admin(`roles.${name as 'admin'}`)
  const places = (slugs: KnownDetails['from']) =>
    slugs ? [slugs].flat().join(', ') : t('auditLog.details.allLocations')
  const bound = (text: string, slugs?: string[] | null) => (slugs === undefined ? text : `${text} (${places(slugs)})`)
  const kind = (name: string) => {
    const contentName = `kinds.${name}.name`
    return content.t.has(contentName) ? content.t(contentName) : textOr(`auditLog.kinds.${name}`, name)
  }

  const action = (name: string) => {
    const [, of, done] = /^content\.(\w+)\.(\w+)$/.exec(name) ?? []
    return of && done ? `${textOr(`auditLog.actions.content.${done}`, done)}: ${kind(of)}` : wordsOf(name)
  }
  const wordsOf = (name: string) => textOr(`auditLog.actions.${name}`, name)

  const details = (name: string, known: KnownDetails): string => {
    switch (name) {
      case 'session.failed':
        if (known.failures) return t('auditLog.details.failures', { count: known.failures })
        return known.wrong ? t(`auditLog.details.${known.wrong}`) : ''
      case 'session.began':
        return [
          known.withPasskey && t('auditLog.details.withPasskey'),
          known.newDevice && t('auditLog.details.newDevice'),
        ]
          .filter(Boolean)
          .join(', ')
      case 'user.passkey_added':
      case 'user.passkey_renamed':
      case 'user.passkey_removed':
      case 'user.passkey_copied':
        return typeof known.name === 'string' ? known.name : ''
      case 'session.revoked':
        return t('auditLog.details.count', { count: known.count ?? 0 })
      case 'user.leads_received':
      case 'user.disabled':
        return known.leads ? t('auditLog.details.leads', { count: known.leads }) : ''
      case 'booking_burst.cancelled':
      case 'booking_burst.restored':
        return t('auditLog.details.bookings', { count: known.bookings ?? 0 })
      case 'user.invited':
      case 'user.created':
        return role(known.role)
      case 'user.role_changed':
        return t('auditLog.details.role', {
          from: bound(role(String(known.from)), known.fromLocations),
          to: bound(role(String(known.to)), known.toLocations),
        })
      case 'user.locations_changed':
      case 'api_key.locations_changed':
        return t('auditLog.details.locations', { from: places(known.from), to: places(known.to) })
      case 'settings.changed':
        return known.fields?.map((field) => textOr(`auditLog.settings.${field}`, field)).join(', ') ?? ''
      case 'claims.confirmed':
        return known.claims?.map((phrase) => t('auditLog.details.claim', { phrase })).join(', ') ?? ''
      case 'lead.exported':
        return known.kind ? kind(known.kind) : ''
      default:
        return ''
    }
  }

  const who = ({ actor, actorName, action: name }: AuditEventDto, { via }: KnownDetails): string => {
    if (actor) return actorName ?? actor
    if (via) return t('auditLog.commandLine')
    if (byPrograms.includes(name)) return t('auditLog.program')
    return t(byStrangers.includes(name) ? 'auditLog.stranger' : 'auditLog.system')
  }

  /** Names a kind, and a lead by its reference: the log contains no personal data. */
  const described = (name: string, id: string | null): string =>
    leadKindNames.includes(name as LeadKindName) && id ? `${kind(name)} ${referenceOf(id)}` : kind(name)

  return {
    action,
    event: (event: AuditEventDto) => {
      const { subjectKind, subjectId, subject } = event
      const list = subjectKind && pages[subjectKind]
      const of = contentKindOf(event.action)
      const { name, changes = [], fields = [] } = event.details as KnownDetails
      return {
        who: who(event, event.details),
        whoseAddress: event.actorName === event.actor ? null : event.actor,
        what: action(event.action),
        details: of
          ? fields.map((field) => describeField(of, field, content)).join(', ')
          : details(event.action, event.details),
        changes: of ? changes.map((change) => describeChange(of, change, language, content)) : [],
        subject:
          nameIn(language, name) ??
          subject ??
          (subjectKind && subjectKind !== 'user' ? described(subjectKind, subjectId) : subjectId),
        address: of
          ? contentAddress(of, event.action.endsWith('.removed') ? null : subjectId)
          : list && !gone.includes(event.action)
            ? `${list}/${subjectId}`
            : null,
      }
    },
  }
}

function contentKindOf(action: string): Kind | undefined {
  const [, kind] = /^content\.(\w+)\./.exec(action) ?? []
  return kind && kind in kinds ? (kind as Kind) : undefined
}

/** Returns the editor of a content item, or the list of its kind. */
function contentAddress(kind: Kind, id: string | null): string {
  const list = `/admin/content/${kinds[kind].path}`
  return kinds[kind].single || !id || id === 'all' ? list : `${list}/${id}`
}

function nameIn(language: Language, name: string | Translated | undefined): string | undefined {
  return typeof name === 'object' ? name[language] : name
}
