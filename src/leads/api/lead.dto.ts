import { ChangesPageDto, itemsOfChanges } from '#src/change-feed/changes-page.dto.js'
import type { Removal } from '#src/change-feed/removal.entity.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { appointmentKept } from '#src/shared/appointments/appointment-request.js'
import { bookingKept } from '#src/shared/bookings/booking.js'
import { contactMessage } from '#src/shared/contact/contact-message.js'
import { franchiseInquiry } from '#src/shared/franchise/franchise-inquiry.js'
import { type Language, languages } from '#src/shared/languages.js'
import { leadStatuses } from '#src/shared/leads/lead-kinds.js'
import { type LeadScope, leadScopes } from '#src/shared/leads/lead-kinds.js'
import type { Lead } from '../lead.entity.js'
import { type LeadKind } from '../lead-kind.js'
import { type SentFields, sentIn, WithSent } from '../sent-fields.js'
import { leadStates, stateOf } from './lead-state.js'

class Sent {}

/** Fields of the contact form. */
export class SentMessageDto extends WithSent(Sent, contactMessage) {}

/** Fields of the franchise form. */
export class SentInquiryDto extends WithSent(Sent, franchiseInquiry) {}

/** Fields of the appointment form; the location is the lead's `location`. */
export class SentRequestDto extends WithSent(Sent, appointmentKept) {}

/** Fields of a booking; the location is the lead's `location`. */
export class SentBookingDto extends WithSent(Sent, bookingKept) {}

const nothingSent = { contact: null, franchise: null, appointment: null, booking: null } satisfies Record<
  LeadScope,
  null
>

/** Lead in the API. */
export class LeadDto extends WithProperties({
  kind: is.choice(leadScopes, 'Form of the lead.'),
  id: is.uuid(),
  state: is.choice(
    leadStates,
    '`merged`: merged into another lead of the same person. `spam`, `trashed`: returned without content; delete your copy until it is `active` again. `erased`: deleted permanently.',
  ),
  status: is.choice<string | null>(leadStatuses, { nullable: true, description: 'Null for an erased lead.' }),
  version: is.integer({
    nullable: true,
    minimum: 1,
    example: 3,
    description: 'Incremented by every change; in quotation marks, the ETag. Null for an erased lead.',
  }),
  receivedAt: is.nullableTime('Null for an erased lead.'),
  updatedAt: is.time(),
  firstAnsweredAt: is.nullableTime('Time of the first answer to the sender.'),
  language: is.choice<Language | null>(languages, {
    nullable: true,
    description: 'Language in which the sender used the site.',
  }),
  location: is.nullableSlug(),
  mergedIntoId: is.uuid({ nullable: true, description: 'Id of the lead that it was merged into.' }),
  contact: is.property<SentFields<typeof contactMessage> | null>({
    type: SentMessageDto,
    nullable: true,
    description: 'Fields of kind `contact`, while `active` or `merged`.',
  }),
  franchise: is.property<SentFields<typeof franchiseInquiry> | null>({
    type: SentInquiryDto,
    nullable: true,
    description: 'Fields of kind `franchise`, while `active` or `merged`.',
  }),
  appointment: is.property<SentFields<typeof appointmentKept> | null>({
    type: SentRequestDto,
    nullable: true,
    description: 'Fields of kind `appointment`, while `active` or `merged`.',
  }),
  booking: is.property<SentFields<typeof bookingKept> | null>({
    type: SentBookingDto,
    nullable: true,
    description: 'Fields of kind `booking`, while `active` or `merged`.',
  }),
}) {
  static of({ scope, fields }: LeadKind, lead: Lead): LeadDto {
    const state = stateOf(lead)
    const isKept = state === 'active' || state === 'merged'
    return LeadDto.pick(lead, {
      kind: scope,
      state,
      ...nothingSent,
      ...(isKept && { [scope]: sentIn(fields, lead) }),
    })
  }

  static erased({ scope }: LeadKind, { id, removedAt }: Pick<Removal, 'id' | 'removedAt'>): LeadDto {
    return {
      kind: scope,
      id,
      state: 'erased',
      status: null,
      version: null,
      receivedAt: null,
      updatedAt: removedAt,
      firstAnsweredAt: null,
      language: null,
      location: null,
      mergedIntoId: null,
      ...nothingSent,
    }
  }
}

export class LeadsPageDto extends WithProperties(ChangesPageDto, {
  items: itemsOfChanges(LeadDto, 'Leads, the oldest change first.'),
}) {}
