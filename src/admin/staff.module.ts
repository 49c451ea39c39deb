import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AccountController } from './account/account.controller.js'
import { OwnAccount } from './account/own-account.service.js'
import { OwnSessionsController } from './account/own-sessions.controller.js'
import { SecondFactorController } from './account/second-factor.controller.js'
import { AuditModule } from './audit/audit.module.js'
import { SecondFactorCheck } from './second-factor/second-factor-check.service.js'
import { SecondFactorSecrets } from './second-factor/second-factor-secrets.js'
import { SecondFactor } from './second-factor/second-factor.entity.js'
import { SecondFactors } from './second-factor/second-factors.service.js'
import { KnownDevices } from './session/known-devices.service.js'
import { PasswordStrategy } from './session/password.strategy.js'
import { SecondStep } from './session/second-step.service.js'
import { SessionController } from './session/session.controller.js'
import { StoredSession } from './session/session.entity.js'
import { SignIn } from './session/sign-in.service.js'
import { StaffPassport } from './session/staff-passport.js'
import { StaffSessions } from './session/staff-sessions.js'
import { UserSessions } from './session/user-sessions.service.js'
import { Administrators } from './users/administrators.service.js'
import { InvitationController } from './users/invitation.controller.js'
import { Invitation } from './users/invitation.entity.js'
import { Invitations } from './users/invitations.service.js'
import { OneTimePasswords } from './users/one-time-passwords.service.js'
import { OwnPasswords } from './users/own-passwords.service.js'
import { StaffAccounts } from './users/staff-accounts.service.js'
import { User } from './users/user.entity.js'
import { UsersController } from './users/users.controller.js'
import { UsersService } from './users/users.service.js'

/** The people who may sign in: their accounts and sessions, and how they prove who they are. */
@Module({
  imports: [TypeOrmModule.forFeature([User, Invitation, SecondFactor, StoredSession]), AuditModule],
  controllers: [
    SessionController,
    AccountController,
    SecondFactorController,
    OwnSessionsController,
    InvitationController,
    UsersController,
  ],
  providers: [
    UsersService,
    Administrators,
    OneTimePasswords,
    StaffAccounts,
    Invitations,
    OwnPasswords,
    OwnAccount,
    SecondFactorSecrets,
    SecondFactors,
    SecondFactorCheck,
    PasswordStrategy,
    StaffPassport,
    StaffSessions,
    UserSessions,
    SecondStep,
    KnownDevices,
    SignIn,
  ],
  exports: [
    UsersService,
    Administrators,
    StaffAccounts,
    Invitations,
    OneTimePasswords,
    OwnAccount,
    SecondFactors,
    SignIn,
    SecondStep,
    StaffSessions,
    UserSessions,
  ],
})
export class StaffModule {}
