import { Injectable } from '@nestjs/common'
import { Secret } from '#src/platform/crypto/secret.js'

const DAY_MS = 86_400_000
/** A page may be left open for long, or be kept by a browser that is offline; a recorded form is sent for ever. */
const VALID_DAYS = 30

/**
 * The day a page was made, signed, in the form that it holds. It is the same for everyone on that day, so the page can be
 * kept for everyone, and it needs neither cookie nor script.
 */
@Injectable()
export class PageDaysService {
  constructor(private readonly secret: Secret) {}

  today(): string {
    const day = String(today())
    return `${day}.${this.secret.hash(day, 'page-day')}`
  }

  /** Whether it is of a page of ours, and not older than pages are kept open. */
  isRecent(signed: unknown): boolean {
    if (typeof signed !== 'string') return false
    const [day = '', hash = ''] = signed.split('.')
    const age = today() - Number(day)
    // Processes may disagree about midnight.
    return age >= -1 && age <= VALID_DAYS && this.secret.matches(hash, day, 'page-day')
  }
}

const today = () => Math.floor(Date.now() / DAY_MS)
