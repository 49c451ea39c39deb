import type texts from '../../i18n/hr/problem.json'

interface ProblemType {
  status: number
  /** Example values of the placeholders in its detail. */
  args?: Record<string, string | number>
}

/** Dotted names of entries with a title. */
type Titled<T> = {
  [K in keyof T & string]: T[K] extends { title: string } ? K : `${K}.${Titled<T[K]>}`
}[keyof T & string]

/**
 * All problems of the API, by code. Titles and details are in the `problem` texts, explanations below `codes` of
 * `problem-pages`.
 */
export const problemTypes = {
  bad_request: { status: 400 },
  malformed_json: { status: 400 },
  unauthorized: { status: 401 },
  forbidden: { status: 403 },
  cross_origin: { status: 403 },
  not_found: { status: 404 },
  method_not_allowed: { status: 405 },
  payload_too_large: { status: 413 },
  unsupported_media_type: { status: 415 },
  validation: { status: 422 },
  too_many_requests: { status: 429, args: { seconds: 30 } },
  internal: { status: 500 },
  unavailable: { status: 503 },

  'idempotency.reused': { status: 422 },

  'key.missing': { status: 401 },
  'key.invalid': { status: 401 },
  'key.expired': { status: 401 },
  'key.revoked': { status: 401 },
  'key.scope_missing': { status: 403, args: { scope: 'leads:write' } },
  'cursor.gone': { status: 410 },

  'spam.proof_required': { status: 428, args: { seconds: 10 } },
  'spam.hidden_field': { status: 422 },
  'newsletter.already_subscribed': { status: 409 },
  'newsletter.suppressed': { status: 409 },
  'newsletter.link_used': { status: 409 },
  'newsletter.link_expired': { status: 410 },
  'newsletter.link_unknown': { status: 404 },
  'own_data.link_expired': { status: 410 },
  'own_data.link_unknown': { status: 404 },
  'own_data.no_subscription': { status: 409 },

  'session.sign_in_failed': { status: 401 },
  'session.second_factor_required': { status: 401 },
  'session.second_factor_failed': { status: 401 },
  'session.passkey_failed': { status: 401 },
  'session.one_time_password_expired': { status: 401 },
  'session.confirmation_required': { status: 403 },
  'account.password_change_required': { status: 403 },
  'account.second_factor_required': { status: 403 },
  'second_factor.not_pending': { status: 409 },
  'second_factor.off': { status: 409 },
  'second_factor.required': { status: 409 },
  'passkey.failed': { status: 422 },
  'passkey.too_many': { status: 409, args: { most: 20 } },
  'invitation.invalid': { status: 404 },
  'user.exists': { status: 409 },
  'recipient.exists': { status: 409 },
  'recipient.link_invalid': { status: 404 },
  'user.last_administrator': { status: 409 },
  'user.not_bindable': { status: 409 },

  'lead.not_found': { status: 404 },
  'lead.version_required': { status: 428 },
  'lead.changed_meanwhile': { status: 412 },
  'lead.move_not_allowed': { status: 409 },
  'lead.follow_up_not_allowed': { status: 409 },
  'lead.visit_ahead': { status: 409 },
  'lead.undo_not_allowed': { status: 409 },
  'lead.merge_not_allowed': { status: 409 },
  'lead.merge_elsewhere': { status: 409 },
  'lead.matching_changed': { status: 409 },
  'lead.too_many_matching': { status: 409 },
  'lead.assignee_elsewhere': { status: 409 },
  'lead.erasure_not_allowed': { status: 409 },

  'reply.not_possible': { status: 409 },
  'reply.replied_meanwhile': { status: 409 },
  'reply.sent': { status: 409 },
  'reply.file_not_found': { status: 404 },

  'booking.taken': { status: 409 },
  'booking.too_many_held': { status: 409 },
  'booking.hold_lost': { status: 409 },
  'booking.room_taken': { status: 409 },
  'booking.request_booked': { status: 409 },
  'booking.elsewhere': { status: 409 },
  'booking.move_not_allowed': { status: 409 },
  'booking.merge_not_allowed': { status: 409 },
  'booking.link_used': { status: 409 },
  'booking.link_late': { status: 409 },
  'booking.link_past': { status: 410 },
  'booking.link_unknown': { status: 404 },
  'review.link_unknown': { status: 404 },
  'booking.same_time': { status: 409 },
  'booking.moved_meanwhile': { status: 409 },
  'booking.move_by_phone': { status: 409 },

  'waitlist.free': { status: 409 },
  'waitlist.many': { status: 409 },
  'waitlist.link_expired': { status: 410 },
  'waitlist.link_unknown': { status: 404 },

  'booking_burst.not_found': { status: 404 },
  'absence.elsewhere': { status: 403 },
  'absence.not_found': { status: 404 },
  'absence.version_required': { status: 428 },
  'absence.changed_meanwhile': { status: 412 },

  'content.not_found': { status: 404 },
  'content.version_required': { status: 428 },
  'content.changed_meanwhile': { status: 412 },
  'content.list_changed': { status: 409 },
  'content.in_use': { status: 409 },
  'content.category_in_use': { status: 409 },
  'content.price_in_use': { status: 409 },
  'content.page_in_use': { status: 409 },
  'content.subject_in_use': { status: 409 },
  'content.offer_in_use': { status: 409 },
  'content.bookings_in_use': { status: 409 },

  'picture.not_found': { status: 404 },
  'picture.version_required': { status: 428 },
  'picture.changed_meanwhile': { status: 412 },
  'picture.store_unavailable': { status: 503 },
  'picture.in_use': { status: 409 },

  'issue.not_found': { status: 404 },
  'issue.version_required': { status: 428 },
  'issue.changed_meanwhile': { status: 412 },
  'issue.wrong_status': { status: 409 },
  'import.expired': { status: 410 },
  'import.changed_meanwhile': { status: 409 },
  'mail.not_found': { status: 404 },
  'mail.not_given_up': { status: 409 },
  'settings.version_required': { status: 428 },
  'settings.changed_meanwhile': { status: 412 },
  'webhook.not_found': { status: 404 },
  'webhook.version_required': { status: 428 },
  'webhook.changed_meanwhile': { status: 412 },
  'webhook.disabled': { status: 409 },
  'webhook.too_many': { status: 409 },

  'saved_view.too_many': { status: 409 },
} as const satisfies Record<Titled<typeof texts>, ProblemType>

/** Stable code, for programs. */
export type ProblemCode = keyof typeof problemTypes

export const problemCodes = Object.keys(problemTypes) as ProblemCode[]

export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(problemTypes, text)
}

/** Returns the codes of a status. */
export function codesOf(status: number): ProblemCode[] {
  return problemCodes.filter((code) => problemTypes[code].status === status)
}
