import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import { ApiNoContentResponse, ApiOperation } from '@nestjs/swagger'
import { FormPage, SHOW_RESULT, tokenInAddress } from '#src/platform/http/forms/form-page.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import type { ProblemCode } from '#src/platform/http/problems/problem-types.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import { WithFields } from '#src/platform/http/validation/with-fields.js'
import { RequestLanguage } from '#src/platform/i18n/request-language.decorator.js'
import type { Language } from '#src/shared/languages.js'
import { linkPaths, type LinkState } from '#src/shared/link-addresses.js'
import { newsletterLink as fields } from '#src/shared/newsletter/newsletter-link.js'
import { ConfirmationService } from './confirmation.service.js'
import { CONFIRMATION_LIMIT } from './newsletter-limit.js'
import { NewsletterRefusalsService } from './newsletter-refusals.service.js'
import { UnsubscriptionService } from './unsubscription.service.js'

export class NewsletterLinkDto extends WithFields(Object, fields) {}

const refusals: Partial<Record<LinkState, Extract<ProblemCode, `newsletter.link_${string}`>>> = {
  used: 'newsletter.link_used',
  expired: 'newsletter.link_expired',
  unknown: 'newsletter.link_unknown',
}

/** API of the pages that links in newsletter mails lead to. */
@Public()
@Controller('api/newsletter')
export class NewsletterLinksController {
  constructor(
    private readonly confirmations: ConfirmationService,
    private readonly unsubscriptions: UnsubscriptionService,
    private readonly refusals: NewsletterRefusalsService,
  ) {}

  @ApiOperation({ summary: 'Confirm a newsletter subscription' })
  @FormPage({ path: linkPaths('confirm'), form: 'confirm', fields: tokenInAddress, done: SHOW_RESULT })
  @Post('confirm')
  @HttpCode(204)
  @RateLimited(CONFIRMATION_LIMIT)
  @ApiNoContentResponse({ description: 'Subscription confirmed.' })
  @ApiProblem(404, 409, 410)
  async confirm(@Body() { token }: NewsletterLinkDto, @RequestLanguage() language: Language): Promise<void> {
    refuse(await this.confirmations.confirm(token, language))
  }

  @ApiOperation({ summary: 'End a newsletter subscription' })
  // Mail providers post to the address of the page, too (RFC 8058): without cookies, and answered without a redirect.
  @FormPage({ path: linkPaths('unsubscribe'), form: 'unsubscribe', fields: tokenInAddress, done: SHOW_RESULT })
  @Post('unsubscribe')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Subscription ended, now or before.' })
  @ApiProblem(404)
  async unsubscribe(@Body() { token }: NewsletterLinkDto): Promise<void> {
    refuse(await this.unsubscriptions.unsubscribe(token))
  }

  @ApiOperation({
    summary: 'Refuse requests to confirm a newsletter subscription',
    description: 'The mailbox that got the request with this link gets no further one, also not to its aliases.',
  })
  @FormPage({
    path: linkPaths('refuseNewsletter'),
    form: 'refuseNewsletter',
    fields: tokenInAddress,
    done: SHOW_RESULT,
  })
  @Post('refusal')
  @HttpCode(204)
  @RateLimited(CONFIRMATION_LIMIT)
  @ApiNoContentResponse({ description: 'Requests refused, now or before.' })
  @ApiProblem(404)
  async refuseRequests(@Body() { token }: NewsletterLinkDto): Promise<void> {
    refuse(await this.refusals.refuse(token))
  }

  @ApiOperation({ summary: 'Allow requests to confirm a newsletter subscription again' })
  @FormPage({
    path: linkPaths('refuseNewsletter'),
    form: 'refuseNewsletter',
    query: 'again',
    fields: tokenInAddress,
    done: SHOW_RESULT,
  })
  @Post('refusal/withdrawal')
  @HttpCode(204)
  @RateLimited(CONFIRMATION_LIMIT)
  @ApiNoContentResponse({ description: 'Requests allowed, now or before.' })
  @ApiProblem(404)
  async allowRequests(@Body() { token }: NewsletterLinkDto): Promise<void> {
    refuse(await this.refusals.withdraw(token))
  }
}

/** Rejects a link that cannot be used. @throws Problem */
function refuse(state: LinkState): void {
  const code = refusals[state]
  if (code) throw new Problem({ code })
}
