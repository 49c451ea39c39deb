import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AuditModule } from '#src/admin/audit/audit.module.js'
import { PicturesModule } from '#src/pictures/pictures.module.js'
import { Announcement } from './announcements/announcement.entity.js'
import { AnnouncementsService } from './announcements/announcements.service.js'
import { FormerPostSlug } from './blog/former-post-slug.entity.js'
import { Post } from './blog/post.entity.js'
import { PostsController } from './blog/posts.controller.js'
import { PostsService } from './blog/posts.service.js'
import { BookableService } from './booking-offer/bookable-service.entity.js'
import { Room } from './booking-offer/room.entity.js'
import { TherapistHours } from './booking-offer/therapist-hours.entity.js'
import { ContactSubject } from './contact-subjects/contact-subject.entity.js'
import { ContactSubjectsController } from './contact-subjects/contact-subjects.controller.js'
import { ContactSubjectsService } from './contact-subjects/contact-subjects.service.js'
import { FranchiseFacts } from './franchise-facts/franchise-facts.entity.js'
import { FranchiseFactsService } from './franchise-facts/franchise-facts.service.js'
import { Navigation } from './navigation/navigation.entity.js'
import { NavigationService } from './navigation/navigation.service.js'
import { OfferService } from './offer/offer.service.js'
import { PriceCategory } from './offer/price-category.entity.js'
import { PriceListController } from './offer/price-list.controller.js'
import { PriceListRow } from './offer/price-list-row.entity.js'
import { ShopCategory } from './offer/shop-category.entity.js'
import { ShopItem } from './offer/shop-item.entity.js'
import { FormerOwnPageSlug } from './own-pages/former-own-page-slug.entity.js'
import { OwnPage } from './own-pages/own-page.entity.js'
import { OwnPagesController } from './own-pages/own-pages.controller.js'
import { OwnPagesService } from './own-pages/own-pages.service.js'
import { PagePictures } from './page-pictures/page-pictures.entity.js'
import { PagePicturesService } from './page-pictures/page-pictures.service.js'
import { RedirectImport } from './redirects/imports/redirect-import.entity.js'
import { RedirectImportsController } from './redirects/imports/redirect-imports.controller.js'
import { RedirectImportsService } from './redirects/imports/redirect-imports.service.js'
import { MissingAddress } from './redirects/missing/missing-address.entity.js'
import { MissingAddressesController } from './redirects/missing/missing-addresses.controller.js'
import { MissingAddressesService } from './redirects/missing/missing-addresses.service.js'
import { Redirect } from './redirects/redirect.entity.js'
import { RedirectsService } from './redirects/redirects.service.js'
import { ReplyTemplate } from './reply-templates/reply-template.entity.js'
import { ReplyTemplatesController } from './reply-templates/reply-templates.controller.js'
import { ReplyTemplatesService } from './reply-templates/reply-templates.service.js'
import { Testimonial } from './testimonials/testimonial.entity.js'
import { TestimonialsController } from './testimonials/testimonials.controller.js'
import { TestimonialsService } from './testimonials/testimonials.service.js'

/** Content for visitors, imports of redirects, and addresses that lack one. */
@Module({
  imports: [
    PicturesModule,
    AuditModule,
    TypeOrmModule.forFeature([
      Testimonial,
      ReplyTemplate,
      Post,
      FormerPostSlug,
      Navigation,
      PagePictures,
      OwnPage,
      FormerOwnPageSlug,
      PriceCategory,
      PriceListRow,
      ShopCategory,
      ShopItem,
      FranchiseFacts,
      Announcement,
      Redirect,
      ContactSubject,
      Room,
      BookableService,
      TherapistHours,
      RedirectImport,
      MissingAddress,
    ]),
  ],
  controllers: [
    ReplyTemplatesController,
    TestimonialsController,
    PostsController,
    OwnPagesController,
    PriceListController,
    ContactSubjectsController,
    RedirectImportsController,
    MissingAddressesController,
  ],
  providers: [
    ReplyTemplatesService,
    TestimonialsService,
    PostsService,
    NavigationService,
    PagePicturesService,
    OwnPagesService,
    OfferService,
    FranchiseFactsService,
    AnnouncementsService,
    RedirectsService,
    ContactSubjectsService,
    RedirectImportsService,
    MissingAddressesService,
  ],
  exports: [
    ContactSubjectsService,
    PostsService,
    OwnPagesService,
    OfferService,
    RedirectsService,
    MissingAddressesService,
  ],
})
export class ContentModule {}
