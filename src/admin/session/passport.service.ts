import { Injectable } from '@nestjs/common'
import type { Request, RequestHandler, Response } from 'express'
import passport from 'passport'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { displayName, type User } from '#src/platform/access/user.entity.js'
import { SecondFactorRequirementService } from '../second-factor/second-factor-requirement.service.js'
import { UsersService } from '../users/users.service.js'
import { PasswordStrategy } from './password.strategy.js'
import { isCurrent, stampOf } from './session-stamp.js'
import { JUST_VERIFIED_MS, MAX_SESSION_MS, type SessionUser, sessionUserOf } from './session-user.js'

const STRATEGY = 'password'

const MAX_USER_AGENT = 256

/**
 * Passport instance of this application. Passport's default instance is global, and a process under test runs several
 * applications with different users.
 */
@Injectable()
export class PassportService {
  private readonly passport = new passport.Authenticator()

  constructor(
    strategy: PasswordStrategy,
    private readonly users: UsersService,
    private readonly requirement: SecondFactorRequirementService,
  ) {
    this.passport.use(STRATEGY, strategy)
    this.passport.serializeUser<SessionUser, Request>((request, user, done) => {
      const signedIn = user as SignedInUser & User
      const userAgent = (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT)
      done(null, { id: signedIn.id, stamp: stampOf(signedIn), since: Date.now(), userAgent })
    })
    this.passport.deserializeUser<SessionUser>((kept, done) => {
      this.restore(kept).then((user) => done(null, user), done)
    })
  }

  /** Sets `request.user` from the session, reading the user again for each request. */
  get middleware(): RequestHandler {
    return this.passport.session() as RequestHandler
  }

  /** Returns the user with the e-mail address and password in the body. */
  authenticate(request: Request, response: Response): Promise<User | null> {
    return new Promise((resolve, reject) => {
      const answer = (error: Error | null, user: User | false) => (error ? reject(error) : resolve(user || null))
      // Referenced by name: Passport stores a request's callbacks in a strategy instance, but copies a named one.
      const authenticate = this.passport.authenticate(STRATEGY, answer) as RequestHandler
      void authenticate(request, response, reject)
    })
  }

  /** Begins a session with a new id, stored when this resolves. */
  async begin(request: Request, user: User): Promise<SignedInUser> {
    const secondFactorGraceFrom = await this.requirement.beginGrace(user)
    const signedIn = await this.signedIn({ ...user, secondFactorGraceFrom }, { since: Date.now() })
    await new Promise<void>((resolve, reject) => {
      request.logIn({ ...user, ...signedIn }, (error?: Error) => (error ? reject(error) : resolve()))
    })
    return signedIn
  }

  /** Returns the user of a stored session, null if nobody is signed in. */
  async findUser(stored: object): Promise<SignedInUser | null> {
    const user = sessionUserOf(stored)
    return (user && (await this.restore(user))) || null
  }

  private async restore({ id, stamp, since, confirmedAt }: SessionUser): Promise<Express.User | false> {
    if (Date.now() - since > MAX_SESSION_MS) return false
    const user = await this.users.find(id)
    if (!user || !isCurrent(stamp, user)) return false
    return this.signedIn(user, { since, confirmedAt })
  }

  private async signedIn(
    user: User,
    { since, confirmedAt = since }: Pick<SessionUser, 'since' | 'confirmedAt'>,
  ): Promise<SignedInUser> {
    const { id, email, role, locations, mustChangePassword } = user
    const secondFactorDueAt = await this.requirement.dueAt(user)
    const mustConfirmPassword = !mustChangePassword || Date.now() - since > JUST_VERIFIED_MS
    return {
      id,
      email,
      name: displayName(user),
      role,
      locations,
      mustChangePassword,
      mustConfirmPassword,
      confirmedAt: new Date(confirmedAt),
      secondFactorDueAt,
    }
  }
}
