import { All, Controller, Get, NotFoundException, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { allowedMethods } from '../http/allowed-methods.js'
import { Problem } from '../http/problem.js'
import { Public } from '../http/public.decorator.js'
import { canonicalPath, findPage } from './addresses.js'
import { canonicalAddress, withQuery } from './canonical-address.js'
import { FormReceipts } from './form-receipts.service.js'
import { askForFullLoad } from './full-load.js'
import { KnownNames } from './known-names.service.js'
import { PageCache } from './page-cache.service.js'
import { isAdminPath, parsePageRequest } from './page-request.js'

/** Every address that no other controller has: a page, or the page that says there is none. */
@ApiExcludeController()
@Public()
@Controller()
export class PagesController {
  constructor(
    private readonly pages: PageCache,
    private readonly knownNames: KnownNames,
    private readonly receipts: FormReceipts,
  ) {}

  @Get('{*path}')
  async show(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (/^\/(api|health)(\/|$)/.test(request.path)) throw new NotFoundException()
    const page = parsePageRequest(request)
    const canonical = canonicalAddress(page)
    const known = await this.knownNames.pathFor(decodeURI(canonicalPath(page.path)))
    const address = known === undefined ? canonical : withQuery(known, page.query)
    if (address && !page.wantsData) return response.redirect(308, address)
    // Spelled so that it got past the admin's routes, and so past its guard.
    if (canonical && isAdminPath(canonical)) throw new NotFoundException()
    if (known) return askForFullLoad(response)
    if (!findPage(decodeURI(page.path))) {
      return page.wantsData ? askForFullLoad(response) : this.pages.respondWithError(404, request, response)
    }
    const sent = this.receipts.read(page.query.get('sent') ?? '')
    if (!sent) return this.pages.respond(request, response)
    await this.pages.respondWith({ form: { form: sent, status: 200, values: {}, errors: [] } }, request, response)
  }

  /** Pages are read, and some take a form; any other method is refused. */
  @All('{*path}')
  refuse(@Req() request: Request): void {
    if (!findPage(decodeURI(request.path))) throw new NotFoundException()
    throw Problem.methodNotAllowed(['GET', 'HEAD', ...allowedMethods(request.app, request.path)])
  }
}
