import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import type { OwnDataDto } from '../admin/own-data/own-data.dto.js'
import { OWN_DATA_LIMIT, OWN_DATA_LINK_LIMIT } from '../admin/own-data/own-data-limits.js'
import { OwnDataRequestsService } from '../admin/own-data/own-data-requests.service.js'
import { OwnDataRequestDto } from '../admin/own-data/own-data.dto.js'
import { OwnDataService } from '../admin/own-data/own-data.service.js'
import { Public } from '../http/public.decorator.js'
import { clientNetwork } from '../http/rate-limits/client-address.js'
import { RateLimited } from '../http/rate-limits/rate-limit.guard.js'
import { RequestLanguage } from '../i18n/request-language.decorator.js'
import { pathsOf } from '../shared/addresses.js'
import type { Language } from '../shared/languages.js'
import { linkPaths } from '../shared/link-addresses.js'
import { JsonFile } from './admin/json-file.js'
import { FormSubmissionsService } from './form-submissions.service.js'
import type { FoundOwnData } from './page-renderer.service.js'
import { PageResponderService } from './page-responder.service.js'

const statuses: Partial<Record<FoundOwnData['state'], number>> = { unknown: 404, expired: 410 }

const readable = linkPaths('ownData').flatMap((path) => [path, `${path}/index.pageContext.json`])

/** Where people ask for what is held about them without JavaScript, and where the link leads that they get. */
@ApiExcludeController()
@Public()
@Controller()
export class OwnDataPagesController {
  constructor(
    private readonly forms: FormSubmissionsService,
    private readonly pages: PageResponderService,
    private readonly requests: OwnDataRequestsService,
    private readonly ownData: OwnDataService,
  ) {}

  @Post(pathsOf('ownData'))
  ask(
    @Body() body: unknown,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const form = { form: 'own-data', limit: OWN_DATA_LIMIT, dto: OwnDataRequestDto } as const
    return this.forms.answer({ ...form, body, request, response }, (asked, isLimitNear) =>
      this.requests.ask(asked, language, { isLimitNear, byBrowserOf: clientNetwork(request) }),
    )
  }

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
