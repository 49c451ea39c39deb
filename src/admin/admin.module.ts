import { Module } from '@nestjs/common'
import { APP_GUARD } from '@nestjs/core'
import { AccessGuard } from './access/access.guard.js'
import { AccountMailsModule } from './account-mails/account-mails.module.js'
import { AccountsModule } from './accounts/accounts.module.js'
import { FirstAdministratorService } from './accounts/administrators/first-administrator.service.js'
import { AdminApiKeysModule } from './api-keys/admin-api-keys.module.js'
import { AuditModule } from './audit/audit.module.js'
import { ColleagueMailsModule } from './colleague-mails/colleague-mails.module.js'
import { ConsentsModule } from './consents/consents.module.js'
import { AdminContentModule } from './content/admin-content.module.js'
import { DashboardModule } from './dashboard/dashboard.module.js'
import { LeadsModule } from './leads/leads.module.js'
import { MailsModule } from './mails/mails.module.js'
import { NewsletterIssuesModule } from './newsletter-issues/newsletter-issues.module.js'
import { OwnDataModule } from './own-data/own-data.module.js'
import { PersonalDataModule } from './privacy/personal-data.module.js'
import { RetentionModule } from './privacy/retention/retention.module.js'
import { SecondFactorModule } from './second-factor/second-factor.module.js'
import { SessionModule } from './session/session.module.js'
import { AdminSettingsModule } from './settings/admin-settings.module.js'
import { SubscribersModule } from './subscribers/subscribers.module.js'
import { UsersModule } from './users/users.module.js'
import { AdminWebhooksModule } from './webhooks/admin-webhooks.module.js'

const parts = [
  AuditModule,
  UsersModule,
  SecondFactorModule,
  SessionModule,
  AccountsModule,
  AccountMailsModule,
  ColleagueMailsModule,
  LeadsModule,
  SubscribersModule,
  NewsletterIssuesModule,
  ConsentsModule,
  DashboardModule,
  AdminContentModule,
  MailsModule,
  PersonalDataModule,
  OwnDataModule,
  RetentionModule,
  AdminSettingsModule,
  AdminWebhooksModule,
  AdminApiKeysModule,
]

/** All that is behind the sign-in, closed by one guard. */
@Module({
  imports: parts,
  // The first administrator is none of the accounts' module: commands use that one, and make nobody.
  providers: [{ provide: APP_GUARD, useClass: AccessGuard }, FirstAdministratorService],
  exports: parts,
})
export class AdminModule {}
