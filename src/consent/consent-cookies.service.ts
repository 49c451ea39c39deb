import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { isUUID } from 'class-validator'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { Request, Response } from 'express'
import { Environment } from '#src/platform/config/environment.js'
import { CONSENT_COOKIE } from '#src/shared/consent/consent-choice.js'
import { cookieDomainsOf, isMeasurementCookie } from '#src/shared/consent/measurement-cookies.js'
import { type CookieName, lifetimeOf } from '#src/shared/consent/stored-entries.js'

const VISITOR_COOKIE = 'consentVisitor' satisfies CookieName

/** Maximum number of measurement cookies that a response removes; Google sets about five. */
const MAX_REMOVED = 20

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
    if (known) response.clearCookie(VISITOR_COOKIE, this.options)
    return known ?? randomUUID()
  }

  /**
   * Removes the cookies that measurement has set since an acceptance: for this host, and for the domains above it, where Google's
   * scripts set them.
   */
  removeMeasurement(request: Request, response: Response): void {
    const names = Object.keys(parseCookie(request.headers.cookie ?? ''))
      .filter(isMeasurementCookie)
      .slice(0, MAX_REMOVED)
    const domains = [undefined, ...cookieDomainsOf(request.hostname)]
    const expires = new Date(1)
    const removed = names.flatMap((name) =>
      domains.map((domain) => stringifySetCookie({ name, value: '', domain, path: '/', expires })),
    )
    // All in one call, since Express copies the previous ones with each.
    response.append('Set-Cookie', removed)
  }

  /**
   * Sets the choice, or what replaces a deleted one; readable by scripts, because they write their own choices to the same cookie.
   * Safari deletes what scripts store after seven days, but not this.
   */
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
