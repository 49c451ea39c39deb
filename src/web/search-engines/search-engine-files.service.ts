import { Injectable } from '@nestjs/common'
import { I18nService } from 'nestjs-i18n'
import { PostsService } from '#src/content/blog/posts.service.js'
import { OwnPagesService } from '#src/content/own-pages/own-pages.service.js'
import { PageTextsService } from '#src/content/page-texts/page-texts.service.js'
import { Environment } from '#src/platform/config/environment.js'
import { ContentChangesService } from '#src/platform/database/content-changes.service.js'
import { headersSetBy } from '#src/platform/http/middleware/headers-set-by.js'
import { securityHeaders } from '#src/platform/http/middleware/security-headers.js'
import { addressOf } from '#src/shared/addresses.js'
import type { Language } from '#src/shared/languages.js'
import { PageResponse } from '../responses/page-response.js'
import { feed } from './feed.js'
import { IndexedPagesService } from './indexed-pages.service.js'
import { sitemap } from './sitemap.js'

/** Renders robots.txt: excluded paths and the address of the sitemap. */
function robots(publicUrl: string): string {
  return ['User-agent: *', 'Disallow: /admin', 'Disallow: /api', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}

/** Feed readers and picture searches in browsers are other sites. */
const readableAnywhere = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' }

/** Cached robots.txt, sitemap and feeds, evicted when content changes. */
@Injectable()
export class SearchEngineFilesService {
  private readonly files = new Map<string, Promise<PageResponse>>()

  constructor(
    private readonly environment: Environment,
    private readonly posts: PostsService,
    private readonly ownPages: OwnPagesService,
    private readonly pages: IndexedPagesService,
    private readonly i18n: I18nService,
    private readonly pageTexts: PageTextsService,
    contentChanges: ContentChangesService,
  ) {
    contentChanges.subscribe(() => this.files.clear())
  }

  robots(): Promise<PageResponse> {
    return this.keep('robots', 'text/plain', () => robots(this.environment.publicUrl))
  }

  sitemap(): Promise<PageResponse> {
    return this.keep('sitemap', 'application/xml', async () =>
      sitemap(await this.pages.list(), this.environment.publicUrl),
    )
  }

  feed(lang: Language): Promise<PageResponse> {
    return this.keep(`feed ${lang}`, 'application/rss+xml', async () =>
      feed({
        ...(await this.pageTexts.meta('blog', lang)),
        language: lang,
        posts: await this.posts.listWithTexts(lang),
        ownPages: (await this.ownPages.list(lang)).map(({ slugs }) => slugs),
        publicUrl: this.environment.publicUrl,
      }),
    )
  }

  manifest(lang: Language): Promise<PageResponse> {
    return this.keep(`manifest ${lang}`, 'application/manifest+json', async () => {
      const { title, description } = await this.pageTexts.meta('home', lang)
      return JSON.stringify({
        name: title,
        short_name: this.i18n.t('layout.siteName', { lang }),
        description,
        lang,
        id: '/',
        start_url: addressOf('home', lang),
        display: 'browser',
        icons: [192, 512].map((size) => ({
          src: `/icon-${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
        })),
      })
    })
  }

  private keep(name: string, type: string, make: () => string | Promise<string>): Promise<PageResponse> {
    const kept = this.files.get(name)
    if (kept) return kept
    const made = this.make(type, make)
    this.files.set(name, made)
    made.catch(() => this.files.delete(name))
    return made
  }

  private async make(type: string, make: () => string | Promise<string>): Promise<PageResponse> {
    const page = { status: 200, contentType: `${type}; charset=utf-8`, body: await make() }
    return new PageResponse(page, { ...headersSetBy(securityHeaders(this.environment)), ...readableAnywhere })
  }
}
