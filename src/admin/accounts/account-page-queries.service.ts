import { Injectable } from '@nestjs/common'
import { OpenBefore } from '#src/platform/access/account-step.js'
import { RequiredRole } from '#src/platform/access/required-role.decorator.js'
import { ScopedByLocation, Unscoped } from '#src/platform/access/scoped-access.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import { UserSessionsService } from '../session/user-sessions.service.js'
import { UsersService } from '../users/users.service.js'
import { AccountsService } from './accounts.service.js'
import { OwnAccountService } from './own/own-account.service.js'
import { OwnPasskeysService } from './own/own-passkeys.service.js'

/** Queries of the pages of users and of the own account. */
@Injectable()
@StaffQueries('staff', 'editor')
@Unscoped('of the own account')
export class AccountPageQueriesService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly ownAccount: OwnAccountService,
    private readonly ownPasskeys: OwnPasskeysService,
    private readonly usersService: UsersService,
    private readonly sessions: UserSessionsService,
  ) {}

  @RequiredRole('admin')
  users(_reader: StaffReader) {
    return this.accounts.list()
  }

  /** Returns users to whom leads are or can be assigned, by name: those who share a location with the reader. */
  @RequiredRole('staff')
  @ScopedByLocation()
  colleagues({ user }: StaffReader) {
    return this.usersService.colleagues(user.locations)
  }

  @OpenBefore('secondFactor')
  account({ user }: StaffReader) {
    return this.ownAccount.show(user.id)
  }

  /** Returns the sessions of the reader's account, newest first. */
  ownSessions({ user, sessionId }: StaffReader) {
    return this.sessions.list(user.id, sessionId)
  }

  /** Returns the passkeys of the reader, oldest first. */
  @OpenBefore('secondFactor')
  passkeys({ user }: StaffReader) {
    return this.ownPasskeys.list(user.id)
  }

  /** Returns the second factor that the reader is setting up in this session; null if none. */
  @OpenBefore('secondFactor')
  enrolment({ user, sessionId }: StaffReader) {
    return this.ownAccount.pendingSecondFactor(user, sessionId)
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<AccountPageQueriesService> {}
}
