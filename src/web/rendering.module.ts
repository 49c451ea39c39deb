import { Module, type OnModuleInit } from '@nestjs/common'
import { APP_FILTER, DiscoveryModule, HttpAdapterHost } from '@nestjs/core'
import type { NextFunction, Request, Response } from 'express'
import { AccountPagesController } from './admin/account-pages.controller.js'
import { StaffPageQueriesFactory } from './admin/staff-page-queries.factory.js'
import { ApiKeyPagesController } from './admin/api-key-pages.controller.js'
import { AdminPagesController } from './admin/admin-pages.controller.js'
import { ForgottenPasswordPagesController } from './admin/forgotten-password-pages.controller.js'
import { InvitationPagesController } from './admin/invitation-pages.controller.js'
import { IssuePagesController } from './admin/issue-pages.controller.js'
import { MailPagesController } from './admin/mail-pages.controller.js'
import { PersonalDataPagesController } from './admin/personal-data-pages.controller.js'
import { SubscriberImportPageController } from './admin/subscriber-import-page.controller.js'
import { SettingsPagesController } from './admin/settings-pages.controller.js'
import { SecondFactorPagesController } from './admin/second-factor-pages.controller.js'
import { SignInPagesController } from './admin/sign-in-pages.controller.js'
import { AdminPagesService } from './admin/admin-pages.service.js'
import { UserPagesController } from './admin/user-pages.controller.js'
import { WebhookPagesController } from './admin/webhook-pages.controller.js'
import { NewsletterLinkPagesController } from './newsletter-link-pages.controller.js'
import { OwnDataLinkPagesController } from './own-data-link-pages.controller.js'
import { ScheduledContentService } from './scheduled-content.service.js'
import { FormSubmissionsController } from './form-submissions.controller.js'
import { FormSubmissionsService } from './form-submissions.service.js'
import { FormReceiptsService } from './form-receipts.service.js'
import { IdleWorkService } from './idle-work.service.js'
import { PageAliasesService } from './page-aliases.service.js'
import { PageCacheMetricsService } from './page-cache-metrics.service.js'
import { PageCacheService } from './page-cache.service.js'
import { PageErrorFilter } from './page-error.filter.js'
import { PageQueriesFactory } from './page-queries.factory.js'
import { PageRendererService } from './page-renderer.service.js'
import { PageResponderService } from './page-responder.service.js'
import { PageStylesService } from './page-styles.service.js'
import { PageWarmingService } from './page-warming.service.js'
import { PagesMiddleware } from './pages.middleware.js'
import { IndexedPagesService } from './search-engines/indexed-pages.service.js'
import { SearchEngineFilesService } from './search-engines/search-engine-files.service.js'
import { SearchEnginesController } from './search-engines/search-engines.controller.js'
import { SiteContentService } from './site-content.service.js'

/** Pages. The app module provides the modules whose services they use. */
@Module({
  imports: [DiscoveryModule],
  controllers: [
    FormSubmissionsController,
    NewsletterLinkPagesController,
    OwnDataLinkPagesController,
    SignInPagesController,
    InvitationPagesController,
    ForgottenPasswordPagesController,
    AccountPagesController,
    SecondFactorPagesController,
    UserPagesController,
    MailPagesController,
    PersonalDataPagesController,
    IssuePagesController,
    SubscriberImportPageController,
    SettingsPagesController,
    WebhookPagesController,
    ApiKeyPagesController,
    AdminPagesController,
    SearchEnginesController,
  ],
  providers: [
    IdleWorkService,
    IndexedPagesService,
    PageWarmingService,
    ScheduledContentService,
    SiteContentService,
    PageAliasesService,
    PageCacheMetricsService,
    PageCacheService,
    PageResponderService,
    PagesMiddleware,
    PageRendererService,
    PageStylesService,
    PageQueriesFactory,
    StaffPageQueriesFactory,
    AdminPagesService,
    FormSubmissionsService,
    FormReceiptsService,
    SearchEngineFilesService,
    { provide: APP_FILTER, useClass: PageErrorFilter },
  ],
})
export class RenderingModule implements OnModuleInit {
  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly pages: PagesMiddleware,
  ) {}

  /** Registers the page handler behind all routes: Nest calls this after registering them, in any module order. */
  onModuleInit(): void {
    this.adapterHost.httpAdapter.use((request: Request, response: Response, next: NextFunction) =>
      this.pages.use(request, response, next),
    )
  }
}
