import { Injectable } from '@nestjs/common'
import { Secret } from '#src/platform/crypto/secret.js'

const DAY_MS = 86_400_000
/**
 * Days for which a page token is valid: a page may stay open for long or be cached offline; recorded submissions
 * expire.
 */
const VALID_DAYS = 30

/**
 * Signed date of a page, included in its form. All pages of a day share it, so that they can be cached, and it needs
 * neither cookie nor script.
 */
@Injectable()
export class PageDaysService {
  constructor(private readonly secret: Secret) {}

  today(): string {
    const day = String(today())
    return `${day}.${this.secret.hash(day, 'page-day')}`
  }

  /** Checks the signature and the age of a page token. */
  isRecent(signed: unknown): boolean {
    if (typeof signed !== 'string') return false
    const [day = '', hash = ''] = signed.split('.')
    const age = today() - Number(day)
    // Clocks of processes may differ around midnight.
    return age >= -1 && age <= VALID_DAYS && this.secret.matches(hash, day, 'page-day')
  }
}

const today = () => Math.floor(Date.now() / DAY_MS)
