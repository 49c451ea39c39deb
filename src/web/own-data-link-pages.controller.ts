import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import type { OwnDataDto } from '#src/privacy/own-data/own-data.dto.js'
import { OWN_DATA_LINK_LIMIT } from '#src/privacy/own-data/own-data-limits.js'
import { OwnDataService } from '#src/privacy/own-data/own-data.service.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import { linkPaths } from '#src/shared/link-addresses.js'
import { JsonFile } from './admin/json-file.js'
import type { FoundOwnData } from './page-renderer.service.js'
import { PageResponderService } from './page-responder.service.js'

const statuses: Partial<Record<FoundOwnData['state'], number>> = { unknown: 404, expired: 410 }

const readable = linkPaths('ownData').flatMap((path) => [path, `${path}/index.pageContext.json`])

/** Where the link leads by which people see what is held about them. */
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
  async show(@Query('token') token: unknown, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { link, data } = await this.ownData.find(textOf(token))
    return this.answer({ state: link.state, data }, request, response)
  }

  /** Two buttons: one saves what is shown, the other erases the subscription. */
  @Post(linkPaths('ownData'))
  @RateLimited(OWN_DATA_LINK_LIMIT)
  async act(
    @Query('token') token: unknown,
    @Body('action') action: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (action === 'erase') {
      const erasure = await this.ownData.eraseSubscription(textOf(token))
      if (erasure) {
        return this.answer({ state: 'done', data: erasure.remaining, erased: erasure.erased }, request, response)
      }
    }
    const { link, data } = await this.ownData[action === 'export' ? 'export' : 'find'](textOf(token))
    if (action === 'export' && data) return save(data, response)
    return this.answer({ state: link.state, data }, request, response)
  }

  private answer(ownData: FoundOwnData, request: Request, response: Response): Promise<void> {
    return this.pages.respondUncached({ ownData, status: statuses[ownData.state] }, request, response)
  }
}

function save(data: OwnDataDto, response: Response): void {
  response.set('Cache-Control', 'no-store')
  new JsonFile('my-data', data).send(response)
}

function textOf(token: unknown): string {
  return typeof token === 'string' ? token : ''
}
