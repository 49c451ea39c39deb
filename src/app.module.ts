import { type DynamicModule, Module } from '@nestjs/common'
import { ScheduleModule } from '@nestjs/schedule'
import { AdminModule } from './admin/admin.module.js'
import { AdminApiKeysModule } from './api-keys/admin/admin-api-keys.module.js'
import { ColleagueMailsModule } from './leads/mails/colleagues/colleague-mails.module.js'
import { AnswerDeadlinesModule } from './leads/deadlines/answer-deadlines.module.js'
import { FollowUpsModule } from './leads/follow-ups/follow-ups.module.js'
import { ConsentsModule } from './consent/records/consents.module.js'
import { AdminContentModule } from './content/editing/admin-content.module.js'
import { PageTextsModule } from './content/page-texts/page-texts.module.js'
import { DashboardModule } from './dashboard/dashboard.module.js'
import { LeadsModule } from './leads/leads.module.js'
import { BackupModule } from './operations/backup/backup.module.js'
import { MailsModule } from './operations/mails/mails.module.js'
import { NewsletterIssuesModule } from './newsletter/issues/newsletter-issues.module.js'
import { OwnDataModule } from './privacy/own-data/own-data.module.js'
import { PersonalDataModule } from './privacy/personal-data.module.js'
import { RetentionModule } from './privacy/retention/retention.module.js'
import { AdminSettingsModule } from './operations/settings/admin-settings.module.js'
import { SubscribersModule } from './newsletter/subscribers/subscribers.module.js'
import { AdminWebhooksModule } from './webhooks/admin/admin-webhooks.module.js'
import { AppointmentsModule } from './appointments/appointments.module.js'
import { BookingsModule } from './bookings/bookings.module.js'
import { BusinessModule } from './business/business.module.js'
import { ConfigModule } from './platform/config.module.js'
import type { Environment } from './platform/config/environment.js'
import { ConsentModule } from './consent/consent.module.js'
import { ContactModule } from './contact/contact.module.js'
import { RedirectImportsModule } from './content/redirects/imports/redirect-imports.module.js'
import { ContentModule } from './content/content.module.js'
import { createDataSource } from './platform/database/data-source.js'
import { DatabaseModule } from './platform/database/database.module.js'
import type { DatabaseServer } from './platform/database/database-server.js'
import { FranchiseModule } from './franchise/franchise.module.js'
import { HttpModule } from './platform/http/http.module.js'
import { I18nModule } from './platform/i18n/i18n.module.js'
import { ChangeFeedModule } from './change-feed/change-feed.module.js'
import { LeadApiModule } from './leads/api/lead-api.module.js'
import { SubscriberApiModule } from './newsletter/api/subscriber-api.module.js'
import { LeadIntakeModule } from './leads/intake/lead-intake.module.js'
import { LeadMailsModule } from './leads/mails/lead-mails.module.js'
import { NewsletterMailsModule } from './newsletter/mails/newsletter-mails.module.js'
import { LocationsModule } from './locations/locations.module.js'
import { MailModule } from './platform/mail/mail.module.js'
import { MailPreviewsModule } from './platform/mail/previews/mail-previews.module.js'
import { PicturesModule } from './pictures/pictures.module.js'
import { SubscriberImportsModule } from './newsletter/imports/subscriber-imports.module.js'
import { NewsletterModule } from './newsletter/newsletter.module.js'
import { OutboxModule } from './platform/outbox/outbox.module.js'
import { ReviewsModule } from './reviews/reviews.module.js'
import { WebModule } from './web/web.module.js'
import { StaffSearchModule } from './search/staff-search.module.js'
import { SettingsModule } from './platform/settings/settings.module.js'
import { VouchersModule } from './vouchers/vouchers.module.js'

/** Modules of the capabilities; pages may use all of them. */
const features = [
  BusinessModule,
  PicturesModule,
  LocationsModule,
  LeadIntakeModule,
  ContactModule,
  FranchiseModule,
  NewsletterModule,
  ConsentModule,
  ContentModule,
  AppointmentsModule,
  BookingsModule,
  ReviewsModule,
  VouchersModule,
  LeadMailsModule,
  NewsletterMailsModule,
  AdminModule,
  AdminApiKeysModule,
  ColleagueMailsModule,
  AnswerDeadlinesModule,
  FollowUpsModule,
  ConsentsModule,
  AdminContentModule,
  RedirectImportsModule,
  PageTextsModule,
  DashboardModule,
  LeadsModule,
  MailsModule,
  BackupModule,
  NewsletterIssuesModule,
  SubscriberImportsModule,
  OwnDataModule,
  PersonalDataModule,
  RetentionModule,
  AdminSettingsModule,
  SubscribersModule,
  AdminWebhooksModule,
  ChangeFeedModule,
  LeadApiModule,
  SubscriberApiModule,
  StaffSearchModule,
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
        { module: WebModule, imports: features },
        ...(environment.mode === 'development' ? [MailPreviewsModule] : []),
      ],
    }
  }
}
