import { Injectable } from '@nestjs/common'
import { PostsService } from '../content/blog/posts.service.js'
import { OfferService } from '../content/offer/offer.service.js'
import { TestimonialsService } from '../content/testimonials/testimonials.service.js'
import type { Language } from '../shared/languages.js'
import { BusinessService } from '../locations/business/business.service.js'
import { LocationsService } from '../locations/locations.service.js'
import type { PageQueries } from './page-queries.js'

@Injectable()
export class PageQueriesFactory {
  constructor(
    private readonly testimonials: TestimonialsService,
    private readonly posts: PostsService,
    private readonly offer: OfferService,
    private readonly locations: LocationsService,
    private readonly business: BusinessService,
  ) {}

  in(language: Language): PageQueries {
    return {
      testimonials: () => this.testimonials.list(language),
      posts: () => this.posts.list(language),
      post: (slug) => this.posts.find(slug, language),
      locations: () => this.locations.list(language),
      location: (slug) => this.locations.find(slug, language),
      holidays: () => this.locations.holidays(),
      companies: () => this.business.companies(language),
      business: () => this.business.info(),
      priceList: () => this.offer.priceList(language),
      shop: () => this.offer.shop(language),
    }
  }
}
