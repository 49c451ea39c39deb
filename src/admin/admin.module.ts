import { Module } from '@nestjs/common'
import { APP_GUARD } from '@nestjs/core'
import { ContactModule } from '../contact/contact.module.js'
import { FranchiseModule } from '../franchise/franchise.module.js'
import { NewsletterModule } from '../newsletter/newsletter.module.js'
import { AccessGuard } from './access/access.guard.js'
import { AuditModule } from './audit/audit.module.js'
import { DashboardController } from './dashboard/dashboard.controller.js'
import { DashboardService } from './dashboard/dashboard.service.js'
import { LeadFigures } from './dashboard/lead-figures.service.js'
import { SubscriberFigures } from './dashboard/subscriber-figures.service.js'
import { LeadsModule } from './leads/leads.module.js'
import { StaffModule } from './staff.module.js'
import { NewsletterSubscribersController } from './subscribers/newsletter-subscribers.controller.js'
import { SubscriberExportsController } from './subscribers/subscriber-exports.controller.js'
import { SubscriberExport } from './subscribers/subscriber-export.service.js'
import { SubscriberList } from './subscribers/subscriber-list.service.js'
import { FirstAdministrator } from './users/first-administrator.service.js'

@Module({
  imports: [AuditModule, StaffModule, ContactModule, FranchiseModule, LeadsModule, NewsletterModule],
  controllers: [DashboardController, NewsletterSubscribersController, SubscriberExportsController],
  providers: [
    { provide: APP_GUARD, useClass: AccessGuard },
    FirstAdministrator,
    SubscriberList,
    SubscriberExport,
    DashboardService,
    LeadFigures,
    SubscriberFigures,
  ],
  exports: [AuditModule, LeadsModule, StaffModule, SubscriberList, DashboardService],
})
export class AdminModule {}
