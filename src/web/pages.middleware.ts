import { Injectable, type NestMiddleware } from '@nestjs/common'
import type { NextFunction, Request, Response } from 'express'
import { MissingAddressesService } from '#src/content/redirects/missing/missing-addresses.service.js'
import { owedStep } from '#src/platform/access/account-step.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { allowedMethods } from '#src/platform/http/allowed-methods.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { isForPrograms } from '#src/platform/http/program-paths.js'
import { findPage } from '#src/shared/addresses.js'
import { suffices } from '#src/shared/admin/role.js'
import { getFirst } from '#src/shared/lookups.js'
import { findOwnPage } from '#src/shared/page-aliases.js'
import { isPlaceName } from '#src/shared/place-name.js'
import { PageAliasesService } from './cache/page-aliases.service.js'
import { PlacePagesService } from './cache/place-pages.service.js'
import { FormReceiptsService } from './forms/form-receipts.service.js'
import { PageResponderService } from './page-responder.service.js'
import { PageQueriesFactory } from './pages/page-queries.factory.js'
import {
  addressWithoutDraft,
  canonicalAddress,
  isDraftRequest,
  type PageRequest,
  pageRequestOf,
  parsePageRequest,
  RECEIPT,
  withQuery,
} from './pages/page-request.js'

/** Handles every address without a route: a page, or the 404 page. Public. */
@Injectable()
export class PagesMiddleware implements NestMiddleware {
  constructor(
    private readonly pages: PageResponderService,
    private readonly aliases: PageAliasesService,
    private readonly receipts: FormReceiptsService,
    private readonly queries: PageQueriesFactory,
    private readonly places: PlacePagesService,
    private readonly missing: MissingAddressesService,
  ) {}

  /** @throws Problem 405 for methods other than reading, and posting some forms */
  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    if (isForPrograms(request.path)) return next()
    if (request.method === 'GET' || request.method === 'HEAD') return this.show(request, response)
    const page = pageRequestOf(request)
    if (page.found || (await this.exists(page)))
      throw Problem.methodNotAllowed(['GET', 'HEAD', ...allowedMethods(request.app, request.path)])
    // A page that was opened before its address changed posts to the former one: 308 keeps method and body.
    const address = await this.otherAddress(page)
    if (address && findPage(decodeURI(getFirst(address.split('?'))))) return response.redirect(308, address)
    next()
  }

  private async show(request: Request, response: Response): Promise<void> {
    const page = pageRequestOf(request)
    // Page data has one address: other spellings cause neither queries nor rendering.
    if (page.wantsData && canonicalAddress(page)) return this.pages.respondWithoutData(response)
    const exists = await this.exists(page)
    const moved = exists ? undefined : await this.aliases.redirectFor(page)
    // The owner may change a redirect: browsers must ask again.
    if (moved && !page.wantsData) return response.header('Cache-Control', 'no-cache').redirect(301, moved)
    const address = moved ?? (await this.otherAddress(page))
    if (address && page.wantsData) return this.pages.respondWithoutData(response)
    if (address) return response.redirect(308, address)
    const isPlace = await this.isPlace(page)
    // Unknown addresses cause no rendering and take no place in the cache.
    if (!isPlace && !exists) {
      if (isNavigation(request)) this.missing.note(request.originalUrl)
      return page.wantsData
        ? this.pages.respondWithoutData(response)
        : this.pages.respondWithError(404, request, response)
    }
    if (isDraftRequest(page)) {
      if (!isEditor(request.user)) return response.redirect(303, addressWithoutDraft(page))
      return this.pages.respondUncached({ draft: true }, request, response)
    }
    const receipt = this.receipts.read(page.query.get(RECEIPT) ?? '')
    if (receipt) {
      return this.pages.respondUncached({ form: { ...receipt, status: 200, errors: [] } }, request, response)
    }
    if (isPlace) return this.pages.respondWithPlace(request, response)
    await this.pages.respond(request, response)
  }

  /** Returns the address of the page if this is another spelling or a former address. */
  private async otherAddress(page: PageRequest): Promise<string | undefined> {
    const canonical = canonicalAddress(page)
    const spelled = canonical ? parsePageRequest({ url: canonical, headers: {} }) : page
    const known = await this.aliases.pathFor(spelled)
    return known === undefined ? canonical : withQuery(known, page.query)
  }

  private async exists({ found, decodedPath, language }: PageRequest): Promise<boolean> {
    const own = findOwnPage(decodedPath)
    if (own) return (await this.queries.in(language).ownPages()).some(({ slugs }) => Object.values(slugs).includes(own))
    if (found?.page === 'location') return this.places.isLocation(found.segment)
    if (found?.page !== 'post') return found !== undefined
    return (await this.queries.in(language).posts()).some(({ slug }) => slug === found.segment)
  }

  /** Checks for a page of a place without a location. */
  private async isPlace({ found }: PageRequest): Promise<boolean> {
    if (found?.page !== 'location' || !isPlaceName(found.segment)) return false
    return !(await this.places.isLocation(found.segment))
  }
}

/** Checks for a visitor who opens an address; programs that try addresses do not send this header (Fetch Metadata). */
const isNavigation = ({ method, headers }: Request) => method === 'GET' && headers['sec-fetch-mode'] === 'navigate'

/** Checks whether a user may see drafts of texts. */
const isEditor = (user: SignedInUser | undefined) =>
  user !== undefined && !owedStep(user) && suffices(user.role, ['editor'])
