import { Injectable } from '@nestjs/common'
import type { Request, RequestHandler, Response } from 'express'
import passport from 'passport'
import { Secret } from '../../config/secret.js'
import type { User } from '../users/user.entity.js'
import { UsersService } from '../users/users.service.js'
import { PasswordStrategy } from './password.strategy.js'

const STRATEGY = 'password'

/** What a session keeps of its user. */
interface SessionUser {
  id: string
  /** Hash of what ends the session when it changes: the role and the password. */
  stamp: string
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
    this.passport.serializeUser<SessionUser>((user, done) => done(null, this.toSessionUser(user as User)))
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

  private async restore({ id, stamp }: SessionUser): Promise<Express.User | false> {
    const user = await this.users.find(id)
    if (!user || stamp !== this.toSessionUser(user).stamp) return false
    return { id, email: user.email, role: user.role }
  }

  private toSessionUser({ id, role, passwordHash }: User): SessionUser {
    return { id, stamp: this.secret.hash(`${role} ${passwordHash}`) }
  }
}
