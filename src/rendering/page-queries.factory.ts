import { Injectable } from '@nestjs/common'
import { PostsService } from '../content/blog/posts.service.js'
import { TestimonialsService } from '../content/testimonials/testimonials.service.js'
import { type Language, languages } from '../i18n/languages.js'
import type { LocationDto } from '../locations/location.dto.js'
import { LocationsService } from '../locations/locations.service.js'
import type { PageQueries } from './page-queries.js'

@Injectable()
export class PageQueriesFactory {
  constructor(
    private readonly testimonials: TestimonialsService,
    private readonly posts: PostsService,
    private readonly locations: LocationsService,
  ) {}

  in(language: Language): PageQueries {
    return {
      testimonials: () => this.testimonials.list(language),
      posts: () => this.posts.list(language),
      post: (slug) => this.posts.find(slug, language),
      locations: () => this.locations.list(language),
      location: (name) => this.findLocation(name, language),
    }
  }

  private async findLocation(name: string, language: Language): Promise<LocationDto | undefined> {
    const inEveryLanguage = await Promise.all(languages.map((each) => this.locations.list(each)))
    const asked = inEveryLanguage.flat().find((location) => location.slug === name || toSlug(location.name) === name)
    return inEveryLanguage[languages.indexOf(language)]?.find(({ slug }) => slug === asked?.slug)
  }
}

function toSlug(name: string): string {
  return name.toLowerCase().replace(/\s+/g, '-')
}
