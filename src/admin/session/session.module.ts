import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AuditModule } from '../audit/audit.module.js'
import { PasskeysModule } from '../passkeys/passkeys.module.js'
import { SecondFactorModule } from '../second-factor/second-factor.module.js'
import { UsersModule } from '../users/users.module.js'
import { KnownDevicesService } from './known-devices.service.js'
import { PasskeyChallengesService } from './passkey-challenges.service.js'
import { PasskeySessionController } from './passkey-session.controller.js'
import { PasskeySignInService } from './passkey-sign-in.service.js'
import { PassportService } from './passport.service.js'
import { PasswordStrategy } from './password.strategy.js'
import { SecondStepService } from './second-step.service.js'
import { SessionController } from './session.controller.js'
import { StoredSession } from './session.entity.js'
import { SessionsService } from './sessions.service.js'
import { SignInService } from './sign-in.service.js'
import { SignInConfirmationsService } from './sign-in-confirmations.service.js'
import { SignInFailure } from './sign-in-failure.entity.js'
import { SignInFailuresService } from './sign-in-failures.service.js'
import { SignInGuess } from './sign-in-guess.entity.js'
import { SignInGuessesService } from './sign-in-guesses.service.js'
import { UserSessionsService } from './user-sessions.service.js'

/** Sign-in, sign-out and sessions. */
@Module({
  imports: [
    AuditModule,
    UsersModule,
    PasskeysModule,
    SecondFactorModule,
    TypeOrmModule.forFeature([StoredSession, SignInFailure, SignInGuess]),
  ],
  controllers: [SessionController, PasskeySessionController],
  providers: [
    PasswordStrategy,
    PasskeyChallengesService,
    PasskeySignInService,
    PassportService,
    SessionsService,
    UserSessionsService,
    SecondStepService,
    KnownDevicesService,
    SignInService,
    SignInConfirmationsService,
    SignInFailuresService,
    SignInGuessesService,
  ],
  exports: [
    PassportService,
    SessionsService,
    UserSessionsService,
    SecondStepService,
    PasskeyChallengesService,
    SignInService,
    SignInConfirmationsService,
    SignInGuessesService,
  ],
})
export class SessionModule {}
