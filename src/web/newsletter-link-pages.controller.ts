import { Controller, Get, Post, Query, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { Public } from '#src/platform/http/public.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import { RequestLanguage } from '#src/platform/i18n/request-language.decorator.js'
import { ConfirmationService } from '#src/newsletter/subscription/confirmation.service.js'
import { CONFIRMATION_LIMIT } from '#src/newsletter/subscription/newsletter-limit.js'
import { UnsubscriptionService } from '#src/newsletter/subscription/unsubscription.service.js'
import type { Language } from '#src/shared/languages.js'
import { type LinkName, linkPaths, type LinkState } from '#src/shared/link-addresses.js'
import { PageResponderService } from './page-responder.service.js'

const statuses: Partial<Record<LinkState, number>> = { unknown: 404, expired: 410 }

/** The addresses of a page, and those of its data. */
const readable = (link: LinkName) => linkPaths(link).flatMap((path) => [path, `${path}/index.pageContext.json`])

/** Where links in mails of the newsletter lead: to a page with a button, which is what changes something. */
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
  async askToConfirm(@Query('token') token: unknown, @Req() request: Request, @Res() response: Response) {
    await this.show(await this.confirmations.find(textOf(token)), request, response)
  }

  @Post(linkPaths('confirm'))
  @RateLimited(CONFIRMATION_LIMIT)
  async confirm(
    @Query('token') token: unknown,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    await this.show(await this.confirmations.confirm(textOf(token), language), request, response)
  }

  @Get(readable('unsubscribe'))
  async askToUnsubscribe(@Query('token') token: unknown, @Req() request: Request, @Res() response: Response) {
    await this.show(await this.unsubscriptions.find(textOf(token)), request, response)
  }

  /** By its reader's button, or by a mail provider (RFC 8058): without cookies, and answered without a redirect. */
  @Post(linkPaths('unsubscribe'))
  async unsubscribe(@Query('token') token: unknown, @Req() request: Request, @Res() response: Response) {
    await this.show(await this.unsubscriptions.unsubscribe(textOf(token)), request, response)
  }

  private show(newsletterLink: LinkState, request: Request, response: Response): Promise<void> {
    return this.pages.respondUncached({ newsletterLink, status: statuses[newsletterLink] }, request, response)
  }
}

function textOf(token: unknown): string {
  return typeof token === 'string' ? token : ''
}
