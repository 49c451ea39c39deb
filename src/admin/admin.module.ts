import { Module } from '@nestjs/common'
import { APP_GUARD } from '@nestjs/core'
import { TypeOrmModule } from '@nestjs/typeorm'
import { ContactModule } from '../contact/contact.module.js'
import { FranchiseModule } from '../franchise/franchise.module.js'
import { NewsletterModule } from '../newsletter/newsletter.module.js'
import { AccessGuard } from './access/access.guard.js'
import { AuditModule } from './audit/audit.module.js'
import { DashboardController } from './dashboard/dashboard.controller.js'
import { DashboardService } from './dashboard/dashboard.service.js'
import { LeadFigures } from './dashboard/lead-figures.service.js'
import { SubscriberFigures } from './dashboard/subscriber-figures.service.js'
import { NewsletterSubscribersController } from './subscribers/newsletter-subscribers.controller.js'
import { LeadsModule } from './leads/leads.module.js'
import { PasswordStrategy } from './session/password.strategy.js'
import { SessionController } from './session/session.controller.js'
import { SignIn } from './session/sign-in.service.js'
import { StaffPassport } from './session/staff-passport.js'
import { StaffSessions } from './session/staff-sessions.js'
import { SubscriberExport } from './subscribers/subscriber-export.service.js'
import { SubscriberList } from './subscribers/subscriber-list.service.js'
import { FirstAdministrator } from './users/first-administrator.service.js'
import { User } from './users/user.entity.js'
import { UsersService } from './users/users.service.js'

@Module({
  imports: [
    TypeOrmModule.forFeature([User]),
    AuditModule,
    ContactModule,
    FranchiseModule,
    LeadsModule,
    NewsletterModule,
  ],
  controllers: [SessionController, DashboardController, NewsletterSubscribersController],
  providers: [
    { provide: APP_GUARD, useClass: AccessGuard },
    UsersService,
    FirstAdministrator,
    PasswordStrategy,
    StaffPassport,
    StaffSessions,
    SignIn,
    SubscriberList,
    SubscriberExport,
    DashboardService,
    LeadFigures,
    SubscriberFigures,
  ],
  exports: [LeadsModule, SignIn, StaffSessions, SubscriberList, UsersService, DashboardService],
})
export class AdminModule {}
