import { Module } from '@nestjs/common'
import { APP_GUARD } from '@nestjs/core'
import { ContactModule } from '../contact/contact.module.js'
import { FranchiseModule } from '../franchise/franchise.module.js'
import { NewsletterModule } from '../newsletter/newsletter.module.js'
import { AccessGuard } from './access/access.guard.js'
import { AuditModule } from './audit/audit.module.js'
import { DashboardController } from './dashboard/dashboard.controller.js'
import { DashboardService } from './dashboard/dashboard.service.js'
import { ContactMessagesController } from './leads/contact-messages.controller.js'
import { FranchiseInquiriesController } from './leads/franchise-inquiries.controller.js'
import { LeadLists } from './leads/lead-lists.service.js'
import { NewsletterSubscribersController } from './leads/newsletter-subscribers.controller.js'
import { StaffModule } from './staff.module.js'

@Module({
  imports: [AuditModule, StaffModule, ContactModule, FranchiseModule, NewsletterModule],
  controllers: [
    DashboardController,
    ContactMessagesController,
    FranchiseInquiriesController,
    NewsletterSubscribersController,
  ],
  providers: [{ provide: APP_GUARD, useClass: AccessGuard }, LeadLists, DashboardService],
  exports: [AuditModule, StaffModule, LeadLists, DashboardService],
})
export class AdminModule {}
