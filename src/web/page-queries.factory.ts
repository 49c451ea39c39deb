import { Injectable } from '@nestjs/common'
import { PostsService } from '#src/content/blog/posts.service.js'
import { OfferService } from '#src/content/offer/offer.service.js'
import { TherapistsService } from '#src/locations/therapists/therapists.service.js'
import { FranchiseFactsService } from '#src/content/franchise-facts/franchise-facts.service.js'
import { TestimonialsService } from '#src/content/testimonials/testimonials.service.js'
import { SettingsService } from '#src/platform/settings/settings.service.js'
import type { Language } from '#src/shared/languages.js'
import { BusinessService } from '#src/business/business.service.js'
import { LocationsService } from '#src/locations/locations.service.js'
import type { PageQueries } from './page-queries.js'
import { SiteContentService } from './site-content.service.js'
import { visitorPeriods } from './visitor-periods.js'

@Injectable()
export class PageQueriesFactory {
  constructor(
    private readonly testimonials: TestimonialsService,
    private readonly therapists: TherapistsService,
    private readonly franchiseFacts: FranchiseFactsService,
    private readonly posts: PostsService,
    private readonly offer: OfferService,
    private readonly locations: LocationsService,
    private readonly business: BusinessService,
    private readonly content: SiteContentService,
    private readonly settings: SettingsService,
  ) {}

  in(language: Language): PageQueries {
    const { content } = this
    function recall<Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> {
      return content.recall(`${question} ${language}`, ask)
    }
    const locations = () => recall('locations', () => this.locations.list(language))
    return {
      testimonials: () => recall('testimonials', () => this.testimonials.list(language)),
      therapists: () => recall('therapists', () => this.therapists.list(language)),
      franchiseFacts: () => recall('franchise facts', () => this.franchiseFacts.shown(language)),
      posts: () => recall('posts', () => this.posts.list(language)),
      post: (slug) => recall(`post ${slug}`, () => this.posts.find(slug, language)),
      locations,
      // Searches the list, because invented names would fill the cache.
      location: async (name) => (await locations()).find(({ slug }) => slug === name),
      holidays: () => recall('holidays', () => this.locations.holidays()),
      companies: () => recall('companies', () => this.business.companies(language)),
      business: () => recall('business', () => this.business.info()),
      priceList: () => recall('price list', () => this.offer.priceList(language)),
      serviceNames: () => recall('service names', () => this.offer.serviceNames()),
      shop: () => recall('shop', () => this.offer.shop(language)),
      retention: () => recall('retention', async () => visitorPeriods((await this.settings.current()).retention)),
    }
  }
}
