import { contentKindNames } from '#src/shared/content/content-kinds.js'

const contentActions = ['added', 'changed', 'removed', 'arranged', 'translation_confirmed'] as const

/** Part of an audit action that follows the kind of content. */
export type ContentAction = (typeof contentActions)[number]

/** All actions of the audit log, as stored in `audit_events.action`. A new one needs a text in `accounts.json`. */
export const auditActions = [
  'audit.accepted',

  'session.began',
  'session.failed',
  'session.ended',
  'session.revoked',

  'user.created',
  'user.invited',
  'user.invitation_accepted',
  'user.role_changed',
  'user.locations_changed',
  'user.disabled',
  'user.enabled',
  'user.reset',
  'user.password_guessed',
  'user.password_forgotten',
  'user.password_reset',
  'user.password_changed',
  'user.second_factor_enabled',
  'user.second_factor_replaced',
  'user.second_factor_disabled',
  'user.recovery_code_used',
  'user.recovery_codes_renewed',
  'user.passkey_added',
  'user.passkey_renamed',
  'user.passkey_removed',
  'user.passkey_copied',
  'user.renamed',
  'user.leads_by_mail_chosen',
  'user.leads_received',

  'privacy.searched',
  'privacy.exported',
  'privacy.erased',
  'privacy.subscription_erased',
  'privacy.own_data_exported',

  'lead.viewed',
  'lead.exported',
  'lead.erased',

  'booking_burst.cancelled',
  'booking_burst.restored',

  'absence.added',
  'absence.changed',
  'absence.removed',

  'recipient.added',
  'recipient.confirmed',
  'recipient.ended',

  'therapist_calendar.address_created',
  'therapist_calendar.address_removed',

  'subscribers.exported',
  'subscribers.imported',
  'subscribers.unsubscribed',
  'subscribers.suppressed',
  'subscribers.released',

  'redirects.imported',

  'profile_sheet.address_created',
  'profile_sheet.address_removed',

  'mail.viewed',
  'mail.sent_again',

  'issue.created',
  'issue.changed',
  'issue.sent',
  'issue.scheduled',
  'issue.unscheduled',
  'issue.paused',
  'issue.resumed',
  'issue.removed',

  'picture.added',
  'picture.changed',
  'picture.removed',

  'claims.confirmed',

  'page_texts.drafted',
  'page_texts.published',
  'page_texts.scheduled',
  'page_texts.discarded',
  'page_texts.restored',

  'settings.changed',
  'settings.tested',

  'webhook.created',
  'webhook.changed',
  'webhook.enabled',
  'webhook.disabled',
  'webhook.handed_over',
  'webhook.secret_rotated',
  'webhook.tested',
  'webhook.redelivered',
  'webhook.removed',

  'api_key.created',
  'api_key.used',
  'api_key.handed_over',
  'api_key.locations_changed',
  'api_key.revoked',

  ...contentKindNames.flatMap((kind) => contentActions.map((action) => `content.${kind}.${action}` as const)),
] as const

export type AuditAction = (typeof auditActions)[number]
