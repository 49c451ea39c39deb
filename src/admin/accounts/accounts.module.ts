import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AuditModule } from '../audit/audit.module.js'
import { SecondFactorModule } from '../second-factor/second-factor.module.js'
import { SessionModule } from '../session/session.module.js'
import { UsersModule } from '../users/users.module.js'
import { Administrators } from './administrators/administrators.service.js'
import { OneTimePasswords } from './administrators/one-time-passwords.service.js'
import { InvitationController } from './invitations/invitation.controller.js'
import { Invitation } from './invitations/invitation.entity.js'
import { Invitations } from './invitations/invitations.service.js'
import { AccountController } from './own/account.controller.js'
import { OwnAccount } from './own/own-account.service.js'
import { OwnPasswords } from './own/own-passwords.service.js'
import { OwnSessionsController } from './own/own-sessions.controller.js'
import { SecondFactorController } from './own/second-factor.controller.js'
import { StaffAccounts } from './staff-accounts.service.js'
import { UsersController } from './users.controller.js'

/** What is done to accounts: people are invited, reset and disabled, and see to their own. */
@Module({
  imports: [AuditModule, UsersModule, SecondFactorModule, SessionModule, TypeOrmModule.forFeature([Invitation])],
  controllers: [
    AccountController,
    SecondFactorController,
    OwnSessionsController,
    InvitationController,
    UsersController,
  ],
  providers: [Administrators, OneTimePasswords, StaffAccounts, Invitations, OwnPasswords, OwnAccount],
  exports: [Administrators, OneTimePasswords, StaffAccounts, Invitations, OwnAccount],
})
export class AccountsModule {}
