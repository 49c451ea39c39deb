import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import connectPgSimple from 'connect-pg-simple'
import type { NextFunction, Request, RequestHandler, Response } from 'express'
import session from 'express-session'
import { DataSource } from 'typeorm'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { Environment } from '#src/platform/config/environment.js'
import { Secret } from '#src/platform/crypto/secret.js'
import { poolOf } from '#src/platform/database/data-source.js'
import { hostCookieName } from '#src/platform/http/host-cookie.js'
import type { CookieName } from '#src/shared/consent/stored-entries.js'
import { AuditLogService } from '../audit/audit-log.service.js'
import { PassportService } from './passport.service.js'
import { IDLE_MS } from './session-user.js'

/**
 * Session middleware with storage in Postgres. Mount it only for /admin and /api/admin: other requests need no session.
 */
@Injectable()
export class SessionsService implements OnApplicationShutdown {
  private readonly store: InstanceType<ReturnType<typeof connectPgSimple>>
  private readonly logger = new Logger('sessions')
  readonly cookie: string

  constructor(
    @InjectDataSource() dataSource: DataSource,
    private readonly environment: Environment,
    private readonly secret: Secret,
    private readonly passport: PassportService,
    private readonly audit: AuditLogService,
  ) {
    this.cookie = hostCookieName('session' satisfies CookieName, environment)
    const Store = connectPgSimple(session)
    this.store = new Store({
      pool: poolOf(dataSource),
      tableName: 'sessions',
      errorLog: (...parts: unknown[]) => this.logger.error(parts.join(' ')),
    })
  }

  get middleware(): RequestHandler[] {
    const secure = this.environment.servesOverTls
    return [
      preventCaching,
      ...(secure ? [assumeTls] : []),
      session({
        name: this.cookie,
        store: this.store,
        secret: this.secret.signingKeys('session-cookie'),
        resave: false,
        saveUninitialized: false,
        rolling: true,
        proxy: secure,
        cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: IDLE_MS },
      }),
      this.passport.middleware,
    ]
  }

  /** Returns the signed-in user of a session without prolonging it, null if it has ended. */
  async findUser(sessionId: string): Promise<SignedInUser | null> {
    const stored = await new Promise<session.SessionData | null | undefined>((resolve, reject) => {
      this.store.get(sessionId, (error: Error | null, found) => (error ? reject(error) : resolve(found)))
    })
    return stored ? this.passport.findUser(stored) : null
  }

  /** Ends the session of a request, in the database and in the browser. */
  async end(request: Request, response: Response): Promise<void> {
    if (request.user) await this.audit.record({ action: 'session.ended', actor: request.user })
    await new Promise<void>((resolve, reject) => {
      request.session.destroy((error?: Error) => (error ? reject(error) : resolve()))
    })
    response.setHeader('Clear-Site-Data', '"cache"') // also the pages that the back button would show
    response.clearCookie(this.cookie, { path: '/', secure: this.environment.servesOverTls })
  }

  onApplicationShutdown(): void {
    this.store.close()
  }
}

function preventCaching(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store')
  next()
}

/**
 * Marks requests as secure if PUBLIC_URL is https; behind a proxy without X-Forwarded-Proto, express-session would not
 * set a Secure cookie.
 */
function assumeTls(request: Request, _response: Response, next: NextFunction): void {
  request.headers['x-forwarded-proto'] = 'https'
  next()
}
