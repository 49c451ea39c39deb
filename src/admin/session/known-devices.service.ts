import { randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { parseCookie } from 'cookie'
import type { Request, Response } from 'express'
import { Environment } from '#src/platform/config/environment.js'
import { Secret } from '#src/platform/crypto/secret.js'
import { hostCookieName } from '#src/platform/http/host-cookie.js'
import { type CookieName, lifetimeOf } from '#src/shared/consent/stored-entries.js'

const COOKIE = 'device' satisfies CookieName
const VALID_MS = lifetimeOf(COOKIE)
const PURPOSE = 'device-cookie'

/**
 * Device cookies of browsers in which a user has signed in, so that guesses from the same network do not lock the user
 * out. https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
@Injectable()
export class KnownDevicesService {
  private readonly cookie: string

  constructor(
    private readonly environment: Environment,
    private readonly secret: Secret,
  ) {
    this.cookie = hostCookieName(COOKIE, environment)
  }

  /** Returns the device name, if the account has signed in on it before. */
  nameFor(email: string, request: Request): string | undefined {
    const [name = '', until = '', hash = ''] = (parseCookie(request.headers.cookie ?? '')[this.cookie] ?? '').split('.')
    const known = this.secret.matches(hash, textOf(email, name, until), PURPOSE) && Number(until) > Date.now()
    return known ? name : undefined
  }

  remember(email: string, response: Response): void {
    const name = randomBytes(16).toString('base64url')
    const until = String(Date.now() + VALID_MS)
    const value = [name, until, this.secret.hash(textOf(email, name, until), PURPOSE)].join('.')
    const { servesOverTls: secure } = this.environment
    response.cookie(this.cookie, value, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: VALID_MS })
  }
}

function textOf(email: string, name: string, until: string): string {
  return JSON.stringify([email.trim().toLowerCase(), name, until])
}
