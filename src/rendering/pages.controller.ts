import { All, Controller, Get, NotFoundException, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { PostsService } from '../content/blog/posts.service.js'
import { allowedMethods } from '../http/allowed-methods.js'
import { Problem } from '../http/problem.js'
import { Public } from '../http/public.decorator.js'
import { defaultLanguage } from '../i18n/languages.js'
import { findPage, pathTo } from './addresses.js'
import { canonicalAddress } from './canonical-address.js'
import { FormReceipts } from './form-receipts.service.js'
import { askForFullLoad } from './full-load.js'
import { PageCache } from './page-cache.service.js'
import { isAdminPath, type PageRequest, parsePageRequest } from './page-request.js'

/** Every address that no other controller has: a page, or the page that says there is none. */
@ApiExcludeController()
@Public()
@Controller()
export class PagesController {
  constructor(
    private readonly pages: PageCache,
    private readonly posts: PostsService,
    private readonly receipts: FormReceipts,
  ) {}

  @Get('{*path}')
  async show(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (/^\/(api|health)(\/|$)/.test(request.path)) throw new NotFoundException()
    const page = parsePageRequest(request)
    const canonical = canonicalAddress(page)
    if (canonical && !page.wantsData) return response.redirect(308, canonical)
    // Spelled so that it got past the admin's routes, and so past its guard.
    if (canonical && isAdminPath(canonical)) throw new NotFoundException()
    if (!findPage(decodeURI(page.path))) {
      return page.wantsData ? askForFullLoad(response) : this.pages.respondWithError(404, request, response)
    }
    const moved = await this.newAddress(page)
    if (moved) return page.wantsData ? askForFullLoad(response) : response.redirect(308, moved)
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

  /** Where a post is now that was at the address before. */
  private async newAddress({ path, query }: PageRequest): Promise<string | undefined> {
    const found = findPage(decodeURI(path))
    const slug = found?.page === 'post' && (await this.posts.successorOf(found.segment))
    if (!slug) return undefined
    return pathTo('post', defaultLanguage, slug) + (query.size > 0 ? `?${query.toString()}` : '')
  }
}
