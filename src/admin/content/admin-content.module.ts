import { Module } from '@nestjs/common'
import { AuditModule } from '../audit/audit.module.js'
import { ContentReadingService } from './content-reading.service.js'
import { BusinessContentController } from './controllers/business-content.controller.js'
import { CompanyContentController } from './controllers/company-content.controller.js'
import { ContentOverviewController } from './controllers/content-overview.controller.js'
import { FranchiseFactsContentController } from './controllers/franchise-facts-content.controller.js'
import { HolidayContentController } from './controllers/holiday-content.controller.js'
import { LocationContentController } from './controllers/location-content.controller.js'
import { PostContentController } from './controllers/post-content.controller.js'
import { PriceCategoryContentController } from './controllers/price-category-content.controller.js'
import { PriceContentController } from './controllers/price-content.controller.js'
import { ShopCategoryContentController } from './controllers/shop-category-content.controller.js'
import { ShopItemContentController } from './controllers/shop-item-content.controller.js'
import { TestimonialContentController } from './controllers/testimonial-content.controller.js'
import { TherapistContentController } from './controllers/therapist-content.controller.js'
import { ContentEditingService } from './editing/content-editing.service.js'

/** Where the owner edits what the site says. */
@Module({
  imports: [AuditModule],
  controllers: [
    ContentOverviewController,
    LocationContentController,
    HolidayContentController,
    PriceCategoryContentController,
    PriceContentController,
    TherapistContentController,
    TestimonialContentController,
    PostContentController,
    ShopCategoryContentController,
    ShopItemContentController,
    FranchiseFactsContentController,
    CompanyContentController,
    BusinessContentController,
  ],
  providers: [ContentReadingService, ContentEditingService],
  exports: [ContentReadingService],
})
export class AdminContentModule {}
