import { Injectable } from '@nestjs/common'
import type { Request, RequestHandler, Response } from 'express'
import passport from 'passport'
import { Secret } from '../../config/secret.js'
import type { User } from '../users/user.entity.js'
import { UsersService } from '../users/users.service.js'
import { PasswordStrategy } from './password.strategy.js'

const STRATEGY = 'password'

/** However busy a session is, its user proves who they are once a working day (OWASP ASVS 4.0, 3.3.2). */
const MAX_SESSION_MS = 12 * 3_600_000

/** What a session keeps of its user. */
interface SessionUser {
  id: string
  /** Hash of what ends the session when it changes: the role and the password. */
  stamp: string
  /** When they signed in, in milliseconds since 1970. */
  since: number
}

/**
 * Passport of this application. Passport's own instance belongs to the process, and a process under test runs several
 * applications, each with its own users.
 */
@Injectable()
export class StaffPassport {
  private readonly passport = new passport.Authenticator()

  constructor(
    strategy: PasswordStrategy,
    private readonly users: UsersService,
    private readonly secret: Secret,
  ) {
    this.passport.use(STRATEGY, strategy)
    this.passport.serializeUser<SessionUser>((user, done) => {
      const { id } = user as User
      done(null, { id, stamp: this.stampOf(user as User), since: Date.now() })
    })
    this.passport.deserializeUser<SessionUser>((kept, done) => {
      this.restore(kept).then((user) => done(null, user), done)
    })
  }

  /** Sets `request.user` from the session, read anew each time. */
  get middleware(): RequestHandler {
    return this.passport.session() as RequestHandler
  }

  /** Whose e-mail address and password the body holds. */
  authenticate(request: Request, response: Response): Promise<User | null> {
    return new Promise((resolve, reject) => {
      const answer = (error: Error | null, user: User | false) => (error ? reject(error) : resolve(user || null))
      // By name: Passport writes a request's callbacks into the strategy it is handed, and copies the one it is told.
      const authenticate = this.passport.authenticate(STRATEGY, answer) as RequestHandler
      void authenticate(request, response, reject)
    })
  }

  /** Begins a session with a new id, stored when this resolves. */
  begin(request: Request, user: User): Promise<void> {
    return new Promise((resolve, reject) => {
      request.logIn(user, (error?: Error) => (error ? reject(error) : resolve()))
    })
  }

  private async restore({ id, stamp, since }: SessionUser): Promise<Express.User | false> {
    if (Date.now() - since > MAX_SESSION_MS) return false
    const user = await this.users.find(id)
    if (!user || stamp !== this.stampOf(user)) return false
    return { id, email: user.email, role: user.role }
  }

  private stampOf({ role, passwordHash }: User): string {
    return this.secret.hash(`${role} ${passwordHash}`)
  }
}
