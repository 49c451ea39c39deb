import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common'
import { ApiAcceptedResponse, ApiOperation } from '@nestjs/swagger'
import type { Request } from 'express'
import { FormPage } from '#src/platform/http/forms/form-page.decorator.js'
import { ApiIdempotencyKey } from '#src/platform/http/idempotency/api-idempotency-key.decorator.js'
import { IdempotencyKeyHeader } from '#src/platform/http/idempotency/idempotency-key.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { clientNetwork } from '#src/platform/http/rate-limits/client-address.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import { WithFields } from '#src/platform/http/validation/with-fields.js'
import { RequestLanguage } from '#src/platform/i18n/request-language.decorator.js'
import { pathsOf } from '#src/shared/addresses.js'
import type { Language } from '#src/shared/languages.js'
import { newsletterSubscription as fields } from '#src/shared/newsletter/newsletter-subscription.js'
import { NewsletterService } from './newsletter.service.js'
import { NEWSLETTER_LIMIT } from './newsletter-limit.js'

export class NewsletterSubscriptionDto extends WithFields(Object, fields) {}

@Public()
@Controller('api/newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @ApiOperation({ summary: 'Create a newsletter subscription' })
  @Post()
  @HttpCode(202)
  @FormPage({ path: pathsOf('home'), form: 'newsletter' })
  @RateLimited(NEWSLETTER_LIMIT)
  @ApiAcceptedResponse({ description: 'Subscription stored, awaiting confirmation.' })
  @ApiIdempotencyKey()
  @ApiProblem(409)
  subscribe(
    @Body() { email }: NewsletterSubscriptionDto,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @IdempotencyKeyHeader() idempotencyKey?: string,
  ): Promise<void> {
    return this.newsletter.subscribe({ email, language, network: clientNetwork(request), idempotencyKey })
  }
}
