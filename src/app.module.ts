import { type DynamicModule, Module } from '@nestjs/common'
import { ScheduleModule } from '@nestjs/schedule'
import { AdminModule } from './admin/admin.module.js'
import { ApiKeysModule } from './api-keys/api-keys.module.js'
import { AppointmentsModule } from './appointments/appointments.module.js'
import { BookingsModule } from './bookings/bookings.module.js'
import { BusinessModule } from './business/business.module.js'
import { ChangeFeedModule } from './change-feed/change-feed.module.js'
import { ConsentModule } from './consent/consent.module.js'
import { ContactModule } from './contact/contact.module.js'
import { ContentModule } from './content/content.module.js'
import { AdminContentModule } from './content/editing/admin-content.module.js'
import { PageTextsModule } from './content/page-texts/page-texts.module.js'
import { DashboardModule } from './dashboard/dashboard.module.js'
import { FranchiseModule } from './franchise/franchise.module.js'
import { LeadMailsModule } from './leads/lead-mails.module.js'
import { LeadsModule } from './leads/leads.module.js'
import { LocationsModule } from './locations/locations.module.js'
import { NewsletterModule } from './newsletter/newsletter.module.js'
import { OperationsModule } from './operations/operations.module.js'
import { PicturesModule } from './pictures/pictures.module.js'
import { ConfigModule } from './platform/config.module.js'
import type { Environment } from './platform/config/environment.js'
import { createDataSource } from './platform/database/data-source.js'
import { DatabaseModule } from './platform/database/database.module.js'
import type { DatabaseServer } from './platform/database/database-server.js'
import { HttpModule } from './platform/http/http.module.js'
import { I18nModule } from './platform/i18n/i18n.module.js'
import { MailModule } from './platform/mail/mail.module.js'
import { MailPreviewsModule } from './platform/mail/previews/mail-previews.module.js'
import { OutboxModule } from './platform/outbox/outbox.module.js'
import { SettingsModule } from './platform/settings/settings.module.js'
import { PersonalDataModule } from './privacy/personal-data.module.js'
import { PrivacyModule } from './privacy/privacy.module.js'
import { RecipientsModule } from './recipients/recipients.module.js'
import { ReviewsModule } from './reviews/reviews.module.js'
import { StaffSearchModule } from './search/staff-search.module.js'
import { VouchersModule } from './vouchers/vouchers.module.js'
import { WebModule } from './web/web.module.js'
import { WebhooksModule } from './webhooks/webhooks.module.js'

/** Modules of the capabilities; pages may use all of them. */
const features = [
  BusinessModule,
  PicturesModule,
  LocationsModule,
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
  RecipientsModule,
  AdminModule,
  ApiKeysModule,
  WebhooksModule,
  AdminContentModule,
  PageTextsModule,
  DashboardModule,
  OperationsModule,
  LeadsModule,
  PersonalDataModule,
  PrivacyModule,
  ChangeFeedModule,
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
