import { Injectable } from '@nestjs/common'
import { ContentService } from '../content/content.service.js'
import type { Language } from '../i18n/languages.js'
import { LocationsService } from '../locations/locations.service.js'
import type { PageQueries } from './page-queries.js'

@Injectable()
export class PageQueriesFactory {
  constructor(
    private readonly content: ContentService,
    private readonly locations: LocationsService,
  ) {}

  in(language: Language): PageQueries {
    return {
      testimonials: () => this.content.listTestimonials(language),
      posts: () => this.content.listPosts(language),
      post: (slug) => this.content.findPost(slug, language),
      locations: () => this.locations.list(language),
    }
  }
}
