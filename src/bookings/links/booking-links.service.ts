import { Injectable } from '@nestjs/common'
import { isUUID } from 'class-validator'
import { Environment } from '#src/platform/config/environment.js'
import { Secret } from '#src/platform/crypto/secret.js'
import { type LetterUse, REDACTED_TOKEN } from '#src/platform/mail/letter-use.js'
import type { Language } from '#src/shared/languages.js'
import { linkTo } from '#src/shared/link-addresses.js'

const PURPOSE = 'booking-link'

/** Links with which clients cancel their bookings; valid as long as their signing key. */
@Injectable()
export class BookingLinksService {
  constructor(
    private readonly secret: Secret,
    private readonly environment: Environment,
  ) {}

  /** Returns the address of the page that cancels a booking, without its token for anybody but the client. */
  linkFor(bookingId: string, language: Language, use: LetterUse): string {
    const token = use === 'sent' ? this.tokenFor(bookingId) : REDACTED_TOKEN
    return this.environment.publicUrl + linkTo('cancelBooking', language, token)
  }

  /** Returns a stateless token: the signed id of the booking. */
  tokenFor(bookingId: string): string {
    return `${bookingId}.${this.secret.hash(bookingId, PURPOSE)}`
  }

  /** Returns the id of the booking; undefined for an invalid token. */
  read(token: string): string | undefined {
    const [id = '', hash = '', ...more] = token.split('.')
    return more.length === 0 && isUUID(id) && this.secret.matches(hash, id, PURPOSE) ? id : undefined
  }
}
