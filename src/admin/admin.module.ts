import { Module } from '@nestjs/common'
import { APP_GUARD } from '@nestjs/core'
import { AccessGuard } from '#src/platform/access/access.guard.js'
import { AccountsModule } from './accounts/accounts.module.js'
import { FirstAdministratorService } from './accounts/administrators/first-administrator.service.js'
import { AccountMailsModule } from './accounts/mails/account-mails.module.js'
import { AuditModule } from './audit/audit.module.js'
import { PasskeysModule } from './passkeys/passkeys.module.js'
import { SecondFactorModule } from './second-factor/second-factor.module.js'
import { RecentSignInGuard } from './session/recent-sign-in.guard.js'
import { SessionModule } from './session/session.module.js'
import { UsersModule } from './users/users.module.js'

const parts = [
  AuditModule,
  UsersModule,
  PasskeysModule,
  SecondFactorModule,
  SessionModule,
  AccountsModule,
  AccountMailsModule,
]

/** Admin, and the guard that denies every route that is not public. */
@Module({
  imports: parts,
  // Not in AccountsModule, which commands use: they must not create an account.
  providers: [
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: RecentSignInGuard },
    FirstAdministratorService,
  ],
  exports: parts,
})
export class AdminModule {}
