import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import { ApiNoContentResponse, ApiOperation } from '@nestjs/swagger'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import type { ProblemCode } from '#src/platform/http/problems/problem-types.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import { RequestLanguage } from '#src/platform/i18n/request-language.decorator.js'
import type { Language } from '#src/shared/languages.js'
import type { LinkState } from '#src/shared/link-addresses.js'
import { ConfirmationService } from './confirmation.service.js'
import { NewsletterLinkDto } from './newsletter-link.dto.js'
import { CONFIRMATION_LIMIT } from './newsletter-limit.js'
import { UnsubscriptionService } from './unsubscription.service.js'

const refusals: Partial<Record<LinkState, Extract<ProblemCode, `newsletter.link_${string}`>>> = {
  used: 'newsletter.link_used',
  expired: 'newsletter.link_expired',
  unknown: 'newsletter.link_unknown',
}

/** What the buttons do on the pages that links in mails lead to. */
@Public()
@Controller('api/newsletter')
export class NewsletterLinksController {
  constructor(
    private readonly confirmations: ConfirmationService,
    private readonly unsubscriptions: UnsubscriptionService,
  ) {}

  @ApiOperation({ summary: 'Confirms a subscription with the token of the link in the mail' })
  @Post('confirm')
  @HttpCode(204)
  @RateLimited(CONFIRMATION_LIMIT)
  @ApiNoContentResponse({ description: 'Confirmed.' })
  @ApiProblem(404, 409, 410)
  async confirm(@Body() { token }: NewsletterLinkDto, @RequestLanguage() language: Language): Promise<void> {
    refuse(await this.confirmations.confirm(token, language))
  }

  @ApiOperation({ summary: 'Ends a subscription with the token of the link in a newsletter; again changes nothing' })
  @Post('unsubscribe')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The subscription has ended.' })
  @ApiProblem(404)
  async unsubscribe(@Body() { token }: NewsletterLinkDto): Promise<void> {
    refuse(await this.unsubscriptions.unsubscribe(token))
  }
}

/** @throws Problem for a link that found nothing to do */
function refuse(state: LinkState): void {
  const code = refusals[state]
  if (code) throw new Problem({ code })
}
