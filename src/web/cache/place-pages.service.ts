import type { IncomingMessage, ServerResponse } from 'node:http'
import { Injectable } from '@nestjs/common'
import { LocationsService } from '#src/locations/locations.service.js'
import { ContentChangesService } from '#src/platform/database/content-changes.service.js'
import { pathTo } from '#src/shared/addresses.js'
import { type Language, languages } from '#src/shared/languages.js'
import { getLast, requireValue } from '#src/shared/lookups.js'
import { isPlaceName, toPlaceName } from '#src/shared/place-name.js'
import { toSlug } from '#src/shared/slug.js'
import { type PageRequest, withPath } from '../pages/page-request.js'
import type { PageResponse } from '../responses/page-response.js'
import type { PageTemplate } from '../responses/page-template.js'
import { PageAliasesService } from './page-aliases.service.js'
import { PageCacheService } from './page-cache.service.js'

/** URL segment of the page that is rendered; no text of the site contains it. */
const PLACEHOLDER = 'xxplacexx'

/** Pages of places without a location: one page per language is rendered, and the name is filled in. */
@Injectable()
export class PlacePagesService {
  /** Slugs of all spellings of locations and of redirected addresses; undefined after a change of content. */
  private spellings?: Set<string>
  private changes = 0
  private readonly templates = new WeakMap<PageResponse, PageTemplate>()
  /** Requests for the rendered pages, one for each variant. */
  private readonly templateRequests = new Map<string, PageRequest>()

  constructor(
    private readonly cache: PageCacheService,
    private readonly locations: LocationsService,
    private readonly aliases: PageAliasesService,
    contentChanges: ContentChangesService,
  ) {
    contentChanges.subscribe(() => {
      this.changes++
      this.spellings = undefined
    })
  }

  /** Returns whether a location page is that of an existing location. */
  async isLocation(segment: string): Promise<boolean> {
    const { changes } = this
    const locations = await this.locations.names()
    const redirected = Object.keys(await this.aliases.redirectTargets()).map((path) => getLast(path.split('/')))
    const spellings = new Set(
      [...locations.flatMap(({ slug, name }) => [slug, ...Object.values(name)]), ...redirected].map(toSlug),
    )
    if (changes === this.changes) this.spellings = spellings
    return locations.some(({ slug }) => slug === segment)
  }

  /** Returns the rendered page of a place, whose name is not filled in, if it is cached. */
  ready(page: PageRequest): PageResponse | undefined {
    const { key, found } = page
    if (key === undefined || found?.page !== 'location' || !isPlaceName(found.segment)) return undefined
    if (!this.spellings || this.spellings.has(toSlug(found.segment))) return undefined
    return this.cache.ready(this.templateRequest(page))
  }

  /** Renders the page of a place, without its name. */
  render(page: PageRequest): Promise<PageResponse> {
    return this.cache.page(this.templateRequest(page))
  }

  private templateRequest(page: PageRequest): PageRequest {
    const variant = [page.language, page.consent, page.wantsData].join(' ')
    let found = this.templateRequests.get(variant)
    if (!found) this.templateRequests.set(variant, (found = withPath(page, templatePath(page))))
    return found
  }

  /** Sends a rendered page with the name of the requested place. */
  send(rendered: PageResponse, page: PageRequest, request: IncomingMessage, response: ServerResponse): void {
    const segment = requireValue(page.found, 'found place').segment
    const path = templatePath(page)
    const values = {
      ...Object.fromEntries(languages.map((language) => [pathOf(PLACEHOLDER, language), pathOf(segment, language)])),
      [path]: page.path,
      [PLACEHOLDER]: segment,
      [toPlaceName(PLACEHOLDER)]: toPlaceName(segment),
    }
    let template = this.templates.get(rendered)
    if (!template) this.templates.set(rendered, (template = rendered.toTemplate(Object.keys(values))))
    template.send(values, request, response)
  }
}

const pathOf = (segment: string, language: Language) => pathTo('location', language, segment)
const templatePath = ({ language }: PageRequest) => pathOf(PLACEHOLDER, language)
