import { ApiProperty } from '@nestjs/swagger'
import { ApiNullableText, ApiNullableTime } from '#src/platform/http/validation/nullable.decorators.js'
import { appointmentKept } from '#src/shared/appointments/appointment-request.js'
import { bookingKept } from '#src/shared/bookings/booking.js'
import { contactMessage } from '#src/shared/contact/contact-message.js'
import type { Kept } from '#src/shared/forms/field.js'
import { franchiseInquiry } from '#src/shared/franchise/franchise-inquiry.js'
import { languages, type Language } from '#src/shared/languages.js'
import { type LeadKind } from '../lead-kind.js'
import { leadStatuses } from '#src/shared/leads/lead-kinds.js'
import { type LeadScope, leadScopes } from '#src/shared/leads/lead-kinds.js'
import { sentIn, WithSent } from '../sent-fields.js'
import type { Lead } from '../lead.entity.js'
import type { Removal } from '#src/change-feed/removal.entity.js'
import { ChangesPageDto } from '#src/change-feed/changes-page.dto.js'
import { type LeadState, leadStates, stateOf } from './lead-state.js'

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
export class LeadDto {
  @ApiProperty({ enum: leadScopes, description: 'Form of the lead.' })
  kind: LeadScope

  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({
    enum: leadStates,
    description:
      '`merged`: merged into another lead of the same person. `spam`, `trashed`: returned without content; delete your copy until it is `active` again. `erased`: deleted permanently.',
  })
  state: LeadState

  @ApiProperty({ enum: leadStatuses, type: String, nullable: true, description: 'Null for an erased lead.' })
  status: string | null

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 3,
    description: 'Incremented by every change; in quotation marks, the ETag. Null for an erased lead.',
  })
  version: number | null

  @ApiNullableTime('Null for an erased lead.')
  receivedAt: Date | null

  @ApiProperty({ format: 'date-time' })
  updatedAt: Date

  @ApiNullableTime('Time of the first answer to the sender.')
  firstAnsweredAt: Date | null

  @ApiProperty({
    enum: languages,
    type: String,
    nullable: true,
    description: 'Language in which the sender used the site.',
  })
  language: Language | null

  @ApiNullableText()
  location: string | null

  @ApiProperty({ format: 'uuid', type: String, nullable: true, description: 'Id of the lead that it was merged into.' })
  mergedIntoId: string | null

  @ApiProperty({
    type: SentMessageDto,
    nullable: true,
    description: 'Fields of kind `contact`, while `active` or `merged`.',
  })
  contact: Kept<typeof contactMessage> | null

  @ApiProperty({
    type: SentInquiryDto,
    nullable: true,
    description: 'Fields of kind `franchise`, while `active` or `merged`.',
  })
  franchise: Kept<typeof franchiseInquiry> | null

  @ApiProperty({
    type: SentRequestDto,
    nullable: true,
    description: 'Fields of kind `appointment`, while `active` or `merged`.',
  })
  appointment: Kept<typeof appointmentKept> | null

  @ApiProperty({
    type: SentBookingDto,
    nullable: true,
    description: 'Fields of kind `booking`, while `active` or `merged`.',
  })
  booking: Kept<typeof bookingKept> | null

  static of({ scope, fields }: LeadKind, lead: Lead): LeadDto {
    const { id, status, version, receivedAt, updatedAt, firstAnsweredAt, language, location, mergedIntoId } = lead
    const state = stateOf(lead)
    const isKept = state === 'active' || state === 'merged'
    return {
      ...{ kind: scope, id, state, status, version, receivedAt, updatedAt, firstAnsweredAt },
      ...{ language, location, mergedIntoId, ...nothingSent, ...(isKept && { [scope]: sentIn(fields, lead) }) },
    }
  }

  static erased({ scope }: LeadKind, { id, removedAt }: Pick<Removal, 'id' | 'removedAt'>): LeadDto {
    return {
      ...{ kind: scope, id, state: 'erased', status: null, version: null, receivedAt: null, updatedAt: removedAt },
      ...{ firstAnsweredAt: null, language: null, location: null, mergedIntoId: null, ...nothingSent },
    }
  }
}

export class LeadsPageDto extends ChangesPageDto {
  @ApiProperty({ type: [LeadDto], description: 'Leads, the oldest change first.' })
  items: LeadDto[]
}
