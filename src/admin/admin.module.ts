import { Module } from '@nestjs/common'
import { APP_GUARD } from '@nestjs/core'
import { AccessGuard } from './access/access.guard.js'
import { AuditModule } from './audit/audit.module.js'
import { ContentDeskModule } from './content/content-desk.module.js'
import { DashboardModule } from './dashboard/dashboard.module.js'
import { LeadsModule } from './leads/leads.module.js'
import { StaffModule } from './staff.module.js'
import { SubscribersModule } from './subscribers/subscribers.module.js'
import { FirstAdministrator } from './users/first-administrator.service.js'

const parts = [AuditModule, StaffModule, LeadsModule, SubscribersModule, DashboardModule, ContentDeskModule]

/** All that is behind the sign-in, closed by one guard. */
@Module({
  imports: parts,
  providers: [{ provide: APP_GUARD, useClass: AccessGuard }, FirstAdministrator],
  exports: parts,
})
export class AdminModule {}
