import { IdsField } from '#src/platform/http/lists/ids-field.decorator.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { bookingKept } from '#src/shared/bookings/booking.js'
import { bookingStatuses } from '#src/shared/leads/booking-status.js'

/** Values that several bookings of a burst can have in common. */
export const burstPatterns = ['domain', 'name', 'phone', 'note'] as const

class BurstPatternDto extends WithProperties({
  what: is.choice(burstPatterns, 'What they have in common. `domain` is that of the e-mail address.'),
  count: is.integer({ description: 'Number of bookings with the most frequent value.', example: 9 }),
}) {}

/** Burst of unconfirmed bookings, as far as it concerns the locations of the user. */
export class BurstDto extends WithProperties({
  id: is.uuid(),
  beganAt: is.time('Time at which it was noticed.'),
  network: is.property<string | null>({
    type: String,
    nullable: true,
    maxLength: 43,
    example: '2001:db8::/32',
    description: 'Provider network, coarser than the one that is counted; null for many networks.',
  }),
  held: is.integer('Times that were held and never confirmed.'),
  booked: is.integer('Bookings of the networks that are still ahead.'),
  suspected: is.integer(
    'Those of them that nothing confirms, of unknown clients, and that no cancellation of the burst left out.',
  ),
  locations: is.slugs('Slugs of the locations of the suspected bookings.'),
  firstDay: is.property<string | null>({ type: String, format: 'date', nullable: true }),
  lastDay: is.property<string | null>({
    type: String,
    format: 'date',
    nullable: true,
    description: 'Last day of the suspected bookings, in Europe/Zagreb.',
  }),
  patterns: is.list(BurstPatternDto, {
    maxItems: burstPatterns.length,
    description: 'What suspected bookings have in common, the most frequent first.',
  }),
}) {}

/** Booking of a burst, with what tells an honest one from a fake one. */
export class BurstBookingDto extends WithProperties({
  id: is.uuid(),
  receivedAt: is.time(),
  starts: is.time(),
  service: is.typed(bookingKept.service),
  therapist: is.typed(bookingKept.therapist),
  location: is.nullableSlug(),
  name: is.typed(bookingKept.name),
  email: is.nullableTyped(bookingKept.email),
  phone: is.nullableTyped(bookingKept.phone),
  status: is.choice(bookingStatuses),
  confirmation: is.choice(['link', 'mailbox', 'none'], {
    description:
      '`link`: its client pressed the link in a mail. `mailbox`: its client did for another time on the same day.',
  }),
  isClient: is.flag('True if somebody with that e-mail address or telephone number booked before.'),
  isKnownEmail: is.flag('True if the e-mail address was used before the burst.'),
  isKnownPhone: is.flag('True if the telephone number was used before the burst.'),
  isSuspected: is.flag(
    'True if nothing confirms it, its client is unknown, its network held times without confirming them, and no cancellation of ' +
      'the burst left it out.',
  ),
  canBeCancelled: is.flag(),
  isCancelledHere: is.flag(
    'True if it was cancelled as part of the burst, so that it can be restored with the others.',
  ),
}) {}

export class BurstDetailsDto extends WithProperties(BurstDto, {
  bookings: is.list(BurstBookingDto, 'Bookings of the networks, the earliest visit first.'),
}) {}

/** Bookings of a burst to cancel. */
export class BurstCancellationDto {
  @IdsField()
  ids: string[]
}
