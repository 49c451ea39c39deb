import { Controller, Get, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { HoldConfirmationService } from '#src/bookings/holds/hold-confirmation.service.js'
import { LinkedBookingsService } from '#src/bookings/links/linked-bookings.service.js'
import { WaitlistLinksService } from '#src/bookings/waitlist/waitlist-links.service.js'
import { ConfirmationService } from '#src/newsletter/subscription/confirmation.service.js'
import { NewsletterRefusalsService } from '#src/newsletter/subscription/newsletter-refusals.service.js'
import { UnsubscriptionService } from '#src/newsletter/subscription/unsubscription.service.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import { OwnDataService } from '#src/privacy/own-data/own-data.service.js'
import { OWN_DATA_LINK_LIMIT } from '#src/privacy/own-data/own-data-limits.js'
import { ReviewOptOutsService } from '#src/reviews/review-opt-outs.service.js'
import { type LinkName, linkPaths } from '#src/shared/link-addresses.js'
import { PageResponderService } from '../page-responder.service.js'
import type { PageInputs } from '../pages/page-renderer.service.js'
import {
  bookingLinkInputs,
  newsletterLinkInputs,
  ownDataInputs,
  reviewLinkInputs,
  tokenOf,
  waitlistLinkInputs,
} from './link-page-inputs.js'

/** The addresses of a page, and those of its data. */
const readable = (link: LinkName) => linkPaths(link).flatMap((path) => [path, `${path}/index.pageContext.json`])

/** Pages of links in mails. Opening one changes nothing; its buttons post to the API. */
@ApiExcludeController()
@Public()
@Controller()
export class LinkPagesController {
  constructor(
    private readonly pages: PageResponderService,
    private readonly confirmations: ConfirmationService,
    private readonly unsubscriptions: UnsubscriptionService,
    private readonly refusals: NewsletterRefusalsService,
    private readonly ownData: OwnDataService,
    private readonly bookings: LinkedBookingsService,
    private readonly holds: HoldConfirmationService,
    private readonly reviewOptOuts: ReviewOptOutsService,
    private readonly waits: WaitlistLinksService,
  ) {}

  @Get(readable('confirm'))
  async askToConfirm(@Req() request: Request, @Res() response: Response): Promise<void> {
    const state = await this.confirmations.find(tokenOf(request.query))
    return this.show(newsletterLinkInputs(state), request, response)
  }

  @Get(readable('unsubscribe'))
  async askToUnsubscribe(@Req() request: Request, @Res() response: Response): Promise<void> {
    const state = await this.unsubscriptions.find(tokenOf(request.query))
    return this.show(newsletterLinkInputs(state), request, response)
  }

  @Get(readable('refuseNewsletter'))
  async askToRefuseNewsletter(@Req() request: Request, @Res() response: Response): Promise<void> {
    const state = await this.refusals.find(tokenOf(request.query))
    return this.show(newsletterLinkInputs(state), request, response)
  }

  @Get(readable('ownData'))
  @RateLimited(OWN_DATA_LINK_LIMIT)
  async showOwnData(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { link, data } = await this.ownData.find(tokenOf(request.query))
    return this.show(ownDataInputs({ state: link.state, data }), request, response)
  }

  @Get([...readable('cancelBooking'), ...readable('moveBooking')])
  async showBooking(@Req() request: Request, @Res() response: Response): Promise<void> {
    const found = await this.bookings.find(tokenOf(request.query))
    return this.show(bookingLinkInputs(found), request, response)
  }

  @Get(readable('confirmBooking'))
  async askToConfirmBooking(@Req() request: Request, @Res() response: Response): Promise<void> {
    const found = await this.holds.find(tokenOf(request.query))
    return this.show(bookingLinkInputs(found), request, response)
  }

  @Get(readable('reviewOptOut'))
  async askToEndInvitations(@Req() request: Request, @Res() response: Response): Promise<void> {
    const state = await this.reviewOptOuts.find(tokenOf(request.query))
    return this.show(reviewLinkInputs(state), request, response)
  }

  @Get(readable('waitlist'))
  async askToConfirmWait(@Req() request: Request, @Res() response: Response): Promise<void> {
    const found = await this.waits.find(tokenOf(request.query))
    return this.show(waitlistLinkInputs(found), request, response)
  }

  private show(inputs: PageInputs, request: Request, response: Response): Promise<void> {
    if (inputs.status === 404) return this.pages.respondToUnknownLink(inputs, request, response)
    return this.pages.respondUncached(inputs, request, response)
  }
}
