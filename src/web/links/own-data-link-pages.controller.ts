import { Controller, Get, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { OWN_DATA_LINK_LIMIT } from '#src/privacy/own-data/own-data-limits.js'
import { OwnDataService } from '#src/privacy/own-data/own-data.service.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import { linkPaths } from '#src/shared/link-addresses.js'
import { ownDataInputs, tokenOf } from './link-page-inputs.js'
import { PageResponderService } from '../page-responder.service.js'

const readable = linkPaths('ownData').flatMap((path) => [path, `${path}/index.pageContext.json`])

/** Page of the mailed link by which people see their own data. Its buttons post to the API. */
@ApiExcludeController()
@Public()
@Controller()
export class OwnDataLinkPagesController {
  constructor(
    private readonly pages: PageResponderService,
    private readonly ownData: OwnDataService,
  ) {}

  @Get(readable)
  @RateLimited(OWN_DATA_LINK_LIMIT)
  async show(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { link, data } = await this.ownData.find(tokenOf(request.query))
    return this.pages.respondUncached(ownDataInputs({ state: link.state, data }), request, response)
  }
}
