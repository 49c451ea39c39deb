import { Module, type OnModuleInit } from '@nestjs/common'
import { APP_FILTER, APP_INTERCEPTOR, DiscoveryModule, HttpAdapterHost } from '@nestjs/core'
import type { NextFunction, Request, Response } from 'express'
import { AdminPagesController } from './admin/admin-pages.controller.js'
import { AdminPagesService } from './admin/admin-pages.service.js'
import { EntrancePagesController } from './admin/entrance-pages.controller.js'
import { InvitationPagesService } from './admin/invitation-pages.service.js'
import { SecondStepPagesService } from './admin/second-step-pages.service.js'
import { IdleWorkService } from './cache/idle-work.service.js'
import { PageAliasesService } from './cache/page-aliases.service.js'
import { PageCacheService } from './cache/page-cache.service.js'
import { PageCacheMetricsService } from './cache/page-cache-metrics.service.js'
import { PageWarmingService } from './cache/page-warming.service.js'
import { PlacePagesService } from './cache/place-pages.service.js'
import { ScheduledContentService } from './cache/scheduled-content.service.js'
import { FormInterceptor } from './forms/form.interceptor.js'
import { FormPageInputsService } from './forms/form-page-inputs.service.js'
import { FormPresenterService } from './forms/form-presenter.service.js'
import { FormReceiptsService } from './forms/form-receipts.service.js'
import { FormRoutesService } from './forms/form-routes.service.js'
import { LinkPagesController } from './links/link-pages.controller.js'
import { PageErrorFilter } from './page-error.filter.js'
import { PageResponderService } from './page-responder.service.js'
import { PagesMiddleware } from './pages.middleware.js'
import { PageQueriesFactory } from './pages/page-queries.factory.js'
import { PageRendererService } from './pages/page-renderer.service.js'
import { PageStylesService } from './pages/page-styles.service.js'
import { StaffReadsFactory } from './pages/staff-reads.factory.js'
import { RenderingLimitService } from './rendering-limit.service.js'
import { IndexedPagesService } from './search-engines/indexed-pages.service.js'
import { SearchEngineFilesService } from './search-engines/search-engine-files.service.js'
import { SearchEnginesController } from './search-engines/search-engines.controller.js'
import { SecurityTxtController } from './security-txt.controller.js'

/** Pages. The app module provides the modules whose services they use. */
@Module({
  imports: [DiscoveryModule],
  controllers: [
    LinkPagesController,
    EntrancePagesController,
    AdminPagesController,
    SearchEnginesController,
    SecurityTxtController,
  ],
  providers: [
    IdleWorkService,
    IndexedPagesService,
    PageWarmingService,
    ScheduledContentService,
    PageAliasesService,
    PageCacheMetricsService,
    PageCacheService,
    PlacePagesService,
    RenderingLimitService,
    PageResponderService,
    PagesMiddleware,
    PageRendererService,
    PageStylesService,
    PageQueriesFactory,
    StaffReadsFactory,
    AdminPagesService,
    InvitationPagesService,
    SecondStepPagesService,
    FormPageInputsService,
    FormPresenterService,
    FormRoutesService,
    FormReceiptsService,
    SearchEngineFilesService,
    { provide: APP_FILTER, useClass: PageErrorFilter },
    { provide: APP_INTERCEPTOR, useClass: FormInterceptor },
  ],
})
export class WebModule implements OnModuleInit {
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
