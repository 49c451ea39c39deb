import { Injectable } from '@nestjs/common'
import { parseCookie } from 'cookie'
import type { CookieOptions, Request, Response } from 'express'
import { Environment } from '#src/platform/config/environment.js'
import { hostCookieName } from '#src/platform/http/host-cookie.js'
import type { CookieName } from '#src/shared/consent/stored-entries.js'

/** Cookie with the token of an invitation link, so that histories, logs and other sites never see a link that still works. */
@Injectable()
export class InvitationCookieService {
  private readonly name: string

  constructor(private readonly environment: Environment) {
    this.name = hostCookieName('invitation' satisfies CookieName, environment)
  }

  read({ headers }: Request): string | undefined {
    return parseCookie(headers.cookie ?? '')[this.name]
  }

  set(token: string, response: Response): void {
    response.cookie(this.name, token, this.options)
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.options)
  }

  private get options(): CookieOptions {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.environment.servesOverTls }
  }
}
