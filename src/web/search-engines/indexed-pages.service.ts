import { Injectable } from '@nestjs/common'
import { PostsService } from '#src/content/blog/posts.service.js'
import { OwnPagesService } from '#src/content/own-pages/own-pages.service.js'
import { LocationsService } from '#src/locations/locations.service.js'
import { addresses, alternatesOf, ownPageAddresses, type PageName } from '#src/shared/addresses.js'
import { defaultLanguage } from '#src/shared/languages.js'
import type { IndexedPage } from './sitemap.js'

/** Lists all pages that search engines may index. */
@Injectable()
export class IndexedPagesService {
  constructor(
    private readonly posts: PostsService,
    private readonly ownPages: OwnPagesService,
    private readonly locations: LocationsService,
  ) {}

  async list(): Promise<IndexedPage[]> {
    const [posts, locations, ownPages] = await Promise.all([
      this.posts.list(defaultLanguage),
      this.locations.list(defaultLanguage),
      this.ownPages.list(defaultLanguage),
    ])
    const known: Partial<Record<PageName, IndexedPage[]>> = {
      blog: [{ paths: alternatesOf('blog'), changedAt: posts[0]?.publishedAt }],
      post: posts.map(({ slug, updatedAt }) => ({ paths: alternatesOf('post', slug), changedAt: updatedAt })),
      location: locations.map(({ slug }) => ({ paths: alternatesOf('location', slug) })),
    }
    const own = ownPages.map(({ slugs }) => ({ paths: ownPageAddresses(slugs) }))
    return [
      ...(Object.keys(addresses) as PageName[]).flatMap((page) => known[page] ?? [{ paths: alternatesOf(page) }]),
      ...own,
    ]
  }
}
