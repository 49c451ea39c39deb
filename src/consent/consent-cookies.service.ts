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

  /** Returns the random id that links a consent to its withdrawal, creating it with the consent. */
  visitorOf(request: Request, response: Response): string {
    const visitorId = knownVisitor(request) ?? randomUUID()
    response.cookie(VISITOR_COOKIE, visitorId, { ...this.options, maxAge: lifetimeOf(VISITOR_COOKIE), httpOnly: true })
    return visitorId
  }

  /** Removes the id from the browser. @returns it, or for a refusal without a consent before one that nobody else has */
  forgetVisitor(request: Request, response: Response): string {
    const known = knownVisitor(request)
    if (known) response.clearCookie(VISITOR_COOKIE, { ...this.options, httpOnly: true })
    return known ?? randomUUID()
  }

  /** Sets the choice, or what replaces a deleted one; readable by scripts, because they write their own choices to the same cookie. */
  keep(value: string, response: Response): void {
    response.cookie(CONSENT_COOKIE, value, { ...this.options, maxAge: lifetimeOf(CONSENT_COOKIE) })
  }

  private get options() {
    return { path: '/', sameSite: 'lax', secure: this.environment.servesOverTls } as const
  }
}

function knownVisitor(request: Request): string | undefined {
  const id = parseCookie(request.headers.cookie ?? '')[VISITOR_COOKIE]
  return isUUID(id, '4') ? id : undefined
}
