import { All, BadRequestException, Controller, Get, NotFoundException, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { Public } from '../http/public.decorator.js'
import { allowedMethods } from '../http/allowed-methods.js'
import { Problem } from '../http/problem.js'
import { canonicalPath, findPage } from './addresses.js'
import { PageCache } from './page-cache.service.js'
import { parsePageRequest } from './page-request.js'

/** Every address that no other controller has: a page, or the page that says there is none. */
@ApiExcludeController()
@Public()
@Controller()
export class PagesController {
  constructor(private readonly pages: PageCache) {}

  @Get(['/', '*path'])
  async show(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (/^\/(api|health)(\/|$)/.test(request.path)) throw new NotFoundException()
    const { path, query, wantsData } = parsePageRequest(request)
    const canonical = canonicalPath(path)
    if (canonical === undefined) throw new BadRequestException()
    if (!wantsData && canonical !== path) {
      response.redirect(308, query.size > 0 ? `${canonical}?${query.toString()}` : canonical)
      return
    }
    await this.pages.respond(request, response)
  }

  /** Pages are read, and some take a form; any other method is refused. */
  @All(['/', '*path'])
  refuse(@Req() request: Request): void {
    if (!findPage(decodeURI(request.path))) throw new NotFoundException()
    throw Problem.methodNotAllowed(['GET', 'HEAD', ...allowedMethods(request.app, request.path)])
  }
}
