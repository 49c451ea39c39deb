import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { isUUID } from 'class-validator'
import { parseCookie } from 'cookie'
import type { Request, Response } from 'express'
import { Environment } from '#src/platform/config/environment.js'
import { CONSENT_COOKIE } from '../shared/consent/consent-choice.js'
import { type CookieName, lifetimeOf } from '../shared/consent/stored-entries.js'

const VISITOR_COOKIE = 'consentVisitor' satisfies CookieName

/** Sets the cookies of a decision; there are none before a visitor decides. */
@Injectable()
export class ConsentCookiesService {
  constructor(private readonly environment: Environment) {}

  /** Returns the random id that links a visitor's decisions, creating it with the first one. */
  visitorOf(request: Request, response: Response): string {
    const known = parseCookie(request.headers.cookie ?? '')[VISITOR_COOKIE]
    const visitorId = isUUID(known, '4') ? (known as string) : randomUUID()
    response.cookie(VISITOR_COOKIE, visitorId, { ...this.options, maxAge: lifetimeOf(VISITOR_COOKIE), httpOnly: true })
    return visitorId
  }

  /** Sets the choice, readable by scripts, because they write their own choices to the same cookie. */
  keep(value: string, response: Response): void {
    response.cookie(CONSENT_COOKIE, value, { ...this.options, maxAge: lifetimeOf(CONSENT_COOKIE) })
  }

  forget(response: Response): void {
    response.clearCookie(CONSENT_COOKIE, this.options)
  }

  private get options() {
    return { path: '/', sameSite: 'lax', secure: this.environment.servesOverTls } as const
  }
}
