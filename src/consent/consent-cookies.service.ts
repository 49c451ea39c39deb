import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { isUUID } from 'class-validator'
import { parseCookie } from 'cookie'
import type { Request, Response } from 'express'
import { Environment } from '#src/platform/config/environment.js'
import { CONSENT_COOKIE } from '../shared/consent/consent-choice.js'

const VISITOR_COOKIE = 'consentVisitor'
const YEAR_MS = 365 * 24 * 3_600_000

/** What a decision leaves in the visitor's browser; nobody has these cookies before deciding. */
@Injectable()
export class ConsentCookiesService {
  constructor(private readonly environment: Environment) {}

  /** The random id that ties a visitor's decisions together, made with the first of them. */
  visitorOf(request: Request, response: Response): string {
    const known = parseCookie(request.headers.cookie ?? '')[VISITOR_COOKIE]
    const visitorId = isUUID(known, '4') ? (known as string) : randomUUID()
    response.cookie(VISITOR_COOKIE, visitorId, { ...this.options, maxAge: YEAR_MS, httpOnly: true })
    return visitorId
  }

  /** Scripts read this one too: their own choices are written beside it. */
  keep(value: string, response: Response): void {
    response.cookie(CONSENT_COOKIE, value, { ...this.options, maxAge: YEAR_MS })
  }

  forget(response: Response): void {
    response.clearCookie(CONSENT_COOKIE, this.options)
  }

  private get options() {
    return { path: '/', sameSite: 'lax', secure: this.environment.servesOverTls } as const
  }
}
