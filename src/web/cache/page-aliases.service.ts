import { Injectable } from '@nestjs/common'
import { PostsService } from '#src/content/blog/posts.service.js'
import { OwnPagesService } from '#src/content/own-pages/own-pages.service.js'
import { redirectOf, RedirectsService, type RedirectTargets } from '#src/content/redirects/redirects.service.js'
import { LocationsService } from '#src/locations/locations.service.js'
import { SiteContentService } from '#src/platform/database/site-content.service.js'
import { type FoundPage } from '#src/shared/addresses.js'
import { findOwnPage, pageMeantBy } from '#src/shared/page-aliases.js'
import { toSlug } from '#src/shared/slug.js'
import { type PageRequest, withQuery } from '../pages/page-request.js'

/**
 * Aliases of pages: common spellings, location names of the specification, former slugs of posts and own pages, redirects of
 * the owner.
 */
@Injectable()
export class PageAliasesService {
  constructor(
    private readonly posts: PostsService,
    private readonly ownPages: OwnPagesService,
    private readonly locations: LocationsService,
    private readonly redirects: RedirectsService,
    private readonly content: SiteContentService,
  ) {}

  /** Returns the percent-encoded path of the page with this alias; undefined if the path is its own. */
  async pathFor({ decodedPath, found }: PageRequest): Promise<string | undefined> {
    if (!found) return (await this.successorOfOwn(decodedPath)) ?? pageMeantBy(decodedPath)
    const slug = await this.slugFor(found)
    if (slug === undefined || slug === found.segment) return undefined
    return encodeURI(decodedPath.slice(0, -found.segment.length) + slug)
  }

  /** Returns the address to which the owner has redirected one without a page, and counts this use. */
  async redirectFor({ path, query, wantsData }: PageRequest): Promise<string | undefined> {
    const redirect = redirectOf(await this.redirectTargets(), withQuery(path, query))
    if (redirect && !wantsData) this.redirects.count(redirect.id)
    return redirect?.target
  }

  /** Returns the redirects of the owner by their source. */
  redirectTargets(): Promise<RedirectTargets> {
    return this.content.recall('redirects', () => this.redirects.targets())
  }

  private async slugFor({ page, segment }: FoundPage): Promise<string | undefined> {
    if (page === 'post') return this.successorOf(segment)
    return page === 'location' ? this.slugOfLocation(segment) : undefined
  }

  private async successorOf(formerSlug: string): Promise<string | undefined> {
    const successors = await this.content.recall('successors of posts', () => this.posts.successors())
    return successors.find(({ former }) => former === formerSlug)?.slug
  }

  /** Returns the path of the page of the owner that had this one. */
  private async successorOfOwn(path: string): Promise<string | undefined> {
    const former = findOwnPage(path)
    if (!former) return undefined
    const successors = await this.content.recall('successors of own pages', () => this.ownPages.successors())
    const slug = successors.find((successor) => successor.former === former)?.slug
    return slug && `/${slug}`
  }

  private async slugOfLocation(name: string): Promise<string | undefined> {
    const locations = await this.locations.names()
    if (locations.some(({ slug }) => slug === name)) return name
    const letters = toSlug(name)
    return locations.find(({ slug, name }) => [slug, ...Object.values(name)].some((known) => toSlug(known) === letters))
      ?.slug
  }
}
