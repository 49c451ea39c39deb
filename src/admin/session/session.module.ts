import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AuditModule } from '../audit/audit.module.js'
import { SecondFactorModule } from '../second-factor/second-factor.module.js'
import { UsersModule } from '../users/users.module.js'
import { KnownDevices } from './known-devices.service.js'
import { PasswordStrategy } from './password.strategy.js'
import { SecondStep } from './second-step.service.js'
import { SessionController } from './session.controller.js'
import { StoredSession } from './session.entity.js'
import { SignIn } from './sign-in.service.js'
import { StaffPassport } from './staff-passport.js'
import { StaffSessions } from './staff-sessions.js'
import { UserSessions } from './user-sessions.service.js'

/** Signing in and out, and who is signed in. */
@Module({
  imports: [AuditModule, UsersModule, SecondFactorModule, TypeOrmModule.forFeature([StoredSession])],
  controllers: [SessionController],
  providers: [PasswordStrategy, StaffPassport, StaffSessions, UserSessions, SecondStep, KnownDevices, SignIn],
  exports: [StaffPassport, StaffSessions, UserSessions, SecondStep, SignIn],
})
export class SessionModule {}
