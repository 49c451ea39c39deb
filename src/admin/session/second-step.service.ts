import { Injectable } from '@nestjs/common'
import type { Request } from 'express'
import type { User } from '#src/platform/access/user.entity.js'
import { UsersService } from '../users/users.service.js'
import { nextQuery } from './own-address.js'
import { isCurrent, stampOf } from './session-stamp.js'

const VALID_MS = 5 * 60_000

/** User who has entered the password, and must enter a code. */
interface OwedCode {
  userId: string
  stamp: string
  since: number
}

declare module 'express-session' {
  interface SessionData {
    owedCode?: OwedCode
  }
}

/** Stores the first step of signing in in the session, so that no page contains a password. */
@Injectable()
export class SecondStepService {
  constructor(private readonly users: UsersService) {}

  /** Resolves when the session is stored. */
  remember(request: Request, user: User): Promise<void> {
    request.session.owedCode = { userId: user.id, stamp: stampOf(user), since: Date.now() }
    return new Promise((resolve, reject) => {
      request.session.save((error?: Error) => (error ? reject(error) : resolve()))
    })
  }

  /** Checks whether sign-in in this browser waits for a code. */
  isOwed({ session }: Request): boolean {
    return Boolean(session?.owedCode)
  }

  /** Checks whether the first step was too long ago. */
  isLate({ session: { owedCode } }: Request): boolean {
    return owedCode !== undefined && Date.now() - owedCode.since > VALID_MS
  }

  /** Address of the first step for a browser whose second step is not owed or comes too late, with the reason. */
  firstStepAddress(request: Request): string {
    const reason = this.isLate(request) ? 'late' : this.isOwed(request) ? 'expired' : undefined
    return `/admin/login${nextQuery(request.query.next, reason && { [reason]: '1' })}`
  }

  /** Returns the user; null without a first step, or if it is too old or its user has changed since. */
  async recall(request: Request): Promise<User | null> {
    const { owedCode } = request.session
    if (!owedCode || this.isLate(request)) return null
    const user = await this.users.find(owedCode.userId)
    return user && isCurrent(owedCode.stamp, user) ? user : null
  }
}
