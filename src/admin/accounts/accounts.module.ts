import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AuditModule } from '../audit/audit.module.js'
import { PasskeysModule } from '../passkeys/passkeys.module.js'
import { SecondFactorModule } from '../second-factor/second-factor.module.js'
import { SessionModule } from '../session/session.module.js'
import { StandingAccessModule } from '../standing-access/standing-access.module.js'
import { Invitation } from '../users/invitation.entity.js'
import { UsersModule } from '../users/users.module.js'
import { AccountsService } from './accounts.service.js'
import { AdministratorsService } from './administrators/administrators.service.js'
import { OneTimePasswordsService } from './administrators/one-time-passwords.service.js'
import { ForgottenPasswordController } from './forgotten-passwords/forgotten-password.controller.js'
import { ForgottenPasswordsService } from './forgotten-passwords/forgotten-passwords.service.js'
import { InvitationController } from './invitations/invitation.controller.js'
import { InvitationCookieService } from './invitations/invitation-cookie.service.js'
import { InvitationsService } from './invitations/invitations.service.js'
import { AccountController } from './own/account.controller.js'
import { OwnAccountService } from './own/own-account.service.js'
import { OwnPasskeysService } from './own/own-passkeys.service.js'
import { OwnPasswordsService } from './own/own-passwords.service.js'
import { OwnSessionsController } from './own/own-sessions.controller.js'
import { PasskeysController } from './own/passkeys.controller.js'
import { SecondFactorController } from './own/second-factor.controller.js'
import { UsersController } from './users.controller.js'

/** Management of users by administrators, and of the own account. */
@Module({
  imports: [
    AuditModule,
    UsersModule,
    PasskeysModule,
    SecondFactorModule,
    SessionModule,
    StandingAccessModule,
    TypeOrmModule.forFeature([Invitation]),
  ],
  controllers: [
    AccountController,
    SecondFactorController,
    PasskeysController,
    OwnSessionsController,
    InvitationController,
    ForgottenPasswordController,
    UsersController,
  ],
  providers: [
    AdministratorsService,
    OneTimePasswordsService,
    AccountsService,
    InvitationsService,
    InvitationCookieService,
    ForgottenPasswordsService,
    OwnPasskeysService,
    OwnPasswordsService,
    OwnAccountService,
  ],
  exports: [
    AdministratorsService,
    OneTimePasswordsService,
    AccountsService,
    InvitationsService,
    InvitationCookieService,
  ],
})
export class AccountsModule {}
