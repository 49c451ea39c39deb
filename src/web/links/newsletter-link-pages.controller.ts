import { Controller, Get, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { Public } from '#src/platform/http/public.decorator.js'
import { ConfirmationService } from '#src/newsletter/subscription/confirmation.service.js'
import { UnsubscriptionService } from '#src/newsletter/subscription/unsubscription.service.js'
import { type LinkName, linkPaths, type LinkState } from '#src/shared/link-addresses.js'
import { newsletterLinkInputs, tokenOf } from './link-page-inputs.js'
import { PageResponderService } from '../page-responder.service.js'

/** The addresses of a page, and those of its data. */
const readable = (link: LinkName) => linkPaths(link).flatMap((path) => [path, `${path}/index.pageContext.json`])

/** Pages of links in newsletter mails. Opening one changes nothing; its button posts to the API. */
@ApiExcludeController()
@Public()
@Controller()
export class NewsletterLinkPagesController {
  constructor(
    private readonly pages: PageResponderService,
    private readonly confirmations: ConfirmationService,
    private readonly unsubscriptions: UnsubscriptionService,
  ) {}

  @Get(readable('confirm'))
  async askToConfirm(@Req() request: Request, @Res() response: Response) {
    await this.show(await this.confirmations.find(tokenOf(request.query)), request, response)
  }

  @Get(readable('unsubscribe'))
  async askToUnsubscribe(@Req() request: Request, @Res() response: Response) {
    await this.show(await this.unsubscriptions.find(tokenOf(request.query)), request, response)
  }

  private show(state: LinkState, request: Request, response: Response): Promise<void> {
    return this.pages.respondUncached(newsletterLinkInputs(state), request, response)
  }
}
