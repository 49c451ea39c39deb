import { Injectable } from '@nestjs/common'
import type { Request } from 'express'
import type { User } from '#src/platform/access/user.entity.js'
import { UsersService } from '../users/users.service.js'
import { isCurrent, stampOf } from './session-stamp.js'

const VALID_MS = 5 * 60_000

/** Who has given their password and owes a code. */
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

/** Remembers in the browser's session who has taken the first step of signing in, so that no page carries a password. */
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

  /** Whether somebody has begun to sign in here, and not ended it. */
  isOwed({ session }: Request): boolean {
    return Boolean(session?.owedCode)
  }

  /** Whether it was begun too long ago. */
  isLate({ session: { owedCode } }: Request): boolean {
    return owedCode !== undefined && Date.now() - owedCode.since > VALID_MS
  }

  /** Null when the first step was never taken, is too long ago, or its user has changed since. */
  async recall(request: Request): Promise<User | null> {
    const { owedCode } = request.session
    if (!owedCode || this.isLate(request)) return null
    const user = await this.users.find(owedCode.userId)
    return user && isCurrent(owedCode.stamp, user) ? user : null
  }
}
