import { type DynamicModule, Module } from '@nestjs/common'
import { ScheduleModule } from '@nestjs/schedule'
import { AdminModule } from './admin/admin.module.js'
import { AdminApiKeysModule } from './admin/api-keys/admin-api-keys.module.js'
import { ColleagueMailsModule } from './admin/colleague-mails/colleague-mails.module.js'
import { ConsentsModule } from './admin/consents/consents.module.js'
import { AdminContentModule } from './admin/content/admin-content.module.js'
import { DashboardModule } from './admin/dashboard/dashboard.module.js'
import { LeadsModule } from './admin/leads/leads.module.js'
import { MailsModule } from './admin/mails/mails.module.js'
import { NewsletterIssuesModule } from './admin/newsletter-issues/newsletter-issues.module.js'
import { OwnDataModule } from './admin/own-data/own-data.module.js'
import { PersonalDataModule } from './admin/privacy/personal-data.module.js'
import { RetentionModule } from './admin/privacy/retention/retention.module.js'
import { AdminSettingsModule } from './admin/settings/admin-settings.module.js'
import { SubscribersModule } from './admin/subscribers/subscribers.module.js'
import { AdminWebhooksModule } from './admin/webhooks/admin-webhooks.module.js'
import { AppointmentsModule } from './appointments/appointments.module.js'
import { BusinessModule } from './business/business.module.js'
import { ConfigModule } from './config/config.module.js'
import type { Environment } from './config/environment.js'
import { ConsentModule } from './consent/consent.module.js'
import { ContactModule } from './contact/contact.module.js'
import { ContentModule } from './content/content.module.js'
import { createDataSource } from './database/data-source.js'
import { DatabaseModule } from './database/database.module.js'
import type { DatabaseServer } from './database/database-server.js'
import { FranchiseModule } from './franchise/franchise.module.js'
import { HttpModule } from './http/http.module.js'
import { I18nModule } from './i18n/i18n.module.js'
import { ChangeFeedModule } from './integrators/changes/change-feed.module.js'
import { LeadApiModule } from './integrators/leads/lead-api.module.js'
import { SubscriberApiModule } from './integrators/subscribers/subscriber-api.module.js'
import { LeadIntakeModule } from './leads/lead-intake.module.js'
import { LeadMailsModule } from './lead-mails/lead-mails.module.js'
import { NewsletterMailsModule } from './newsletter-mails/newsletter-mails.module.js'
import { LocationsModule } from './locations/locations.module.js'
import { MailModule } from './mail/mail.module.js'
import { MailPreviewsModule } from './mail/previews/mail-previews.module.js'
import { NewsletterModule } from './newsletter/newsletter.module.js'
import { OutboxModule } from './outbox/outbox.module.js'
import { RenderingModule } from './rendering/rendering.module.js'
import { SettingsModule } from './settings/settings.module.js'
import { VouchersModule } from './vouchers/vouchers.module.js'

/** Modules of the capabilities; pages may use all of them. */
const features = [
  BusinessModule,
  LocationsModule,
  LeadIntakeModule,
  ContactModule,
  FranchiseModule,
  NewsletterModule,
  ConsentModule,
  ContentModule,
  AppointmentsModule,
  VouchersModule,
  LeadMailsModule,
  NewsletterMailsModule,
  AdminModule,
  AdminApiKeysModule,
  ColleagueMailsModule,
  ConsentsModule,
  AdminContentModule,
  DashboardModule,
  LeadsModule,
  MailsModule,
  NewsletterIssuesModule,
  OwnDataModule,
  PersonalDataModule,
  RetentionModule,
  AdminSettingsModule,
  SubscribersModule,
  AdminWebhooksModule,
  ChangeFeedModule,
  LeadApiModule,
  SubscriberApiModule,
]

@Module({})
export class AppModule {
  static for(environment: Environment, server: DatabaseServer): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ScheduleModule.forRoot(),
        ConfigModule.for(environment),
        DatabaseModule.for((entities) => createDataSource(server, environment, entities)),
        I18nModule,
        HttpModule,
        OutboxModule,
        SettingsModule,
        MailModule,
        ...features,
        { module: RenderingModule, imports: features },
        ...(environment.mode === 'development' ? [MailPreviewsModule] : []),
      ],
    }
  }
}
