import { Injectable } from '@nestjs/common'
import { isUUID } from 'class-validator'
import { Environment } from '#src/platform/config/environment.js'
import { Secret } from '#src/platform/crypto/secret.js'
import { type LetterUse, REDACTED_TOKEN } from '#src/platform/mail/letter-use.js'
import type { Language } from '#src/shared/languages.js'
import { linkTo } from '#src/shared/link-addresses.js'

const PURPOSE = 'booking-hold'

/** Links with which clients confirm held times. */
@Injectable()
export class HoldLinksService {
  constructor(
    private readonly secret: Secret,
    private readonly environment: Environment,
  ) {}

  /** Returns the address of the page that confirms a held time, without its token for anybody but the client. */
  linkFor(id: string, language: Language, use: LetterUse): string {
    const token = use === 'sent' ? this.tokenFor(id) : REDACTED_TOKEN
    return this.environment.publicUrl + linkTo('confirmBooking', language, token)
  }

  /** Returns a stateless token: the signed id of the held booking. */
  tokenFor(id: string): string {
    return `${id}.${this.secret.hash(id, PURPOSE)}`
  }

  /** Returns the id of the held booking; undefined for an invalid token. */
  read(token: string): string | undefined {
    const [id = '', hash = '', ...more] = token.split('.')
    return more.length === 0 && isUUID(id) && this.secret.matches(hash, id, PURPOSE) ? id : undefined
  }
}
