import { Body, Controller, Delete, HttpCode, Post, Req, Res } from '@nestjs/common'
import { ApiCreatedResponse, ApiNoContentResponse, ApiOperation } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { FormPage } from '#src/platform/http/forms/form-page.decorator.js'
import { postedForm } from '#src/platform/http/forms/posted-form.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'
import { RequestLanguage } from '#src/platform/i18n/request-language.decorator.js'
import { ASK_ANYWAY, type ConsentChoice, writeConsent } from '#src/shared/consent/consent-choice.js'
import type { Language } from '#src/shared/languages.js'
import { ConsentDto, ConsentReceiptDto } from './consent.dto.js'
import { ConsentService } from './consent.service.js'
import { ConsentCookiesService } from './consent-cookies.service.js'
import { ownPath } from './own-path.js'

const CONSENT_LIMIT: RateLimit = { scope: 'consent', points: 30, seconds: 600, lenient: true }

@Public()
@Controller('api/consent')
export class ConsentController {
  constructor(
    private readonly consent: ConsentService,
    private readonly cookies: ConsentCookiesService,
  ) {}

  @ApiOperation({ summary: 'Record a cookie consent decision' })
  @FormPage({
    path: '/consent',
    fields: ({ choice, policyVersion }) => ({ choice, policyVersion: Number(policyVersion) }),
    done: (_, { posted, response, get }) => {
      const decision = { choice: posted.choice as ConsentChoice, policyVersion: Number(posted.policyVersion) }
      get(ConsentCookiesService).keep(writeConsent({ ...decision, onlyInCookie: true }), response)
      return ownPath(posted.back)
    },
  })
  @Post()
  @RateLimited(CONSENT_LIMIT)
  @ApiCreatedResponse({ type: ConsentReceiptDto })
  record(
    @Body() decision: ConsentDto,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ConsentReceiptDto> {
    const visitorId =
      decision.choice === 'accepted'
        ? this.cookies.visitorOf(request, response)
        : this.cookies.forgetVisitor(request, response)
    if (decision.choice === 'declined') this.cookies.removeMeasurement(request, response)
    if (!postedForm(request)) this.cookies.keep(writeConsent({ ...decision, onlyInCookie: false }), response)
    return this.consent.record(decision, visitorId, language)
  }

  @ApiOperation({ summary: 'Reset the decision about cookies of this browser' })
  @FormPage({ path: '/consent', when: { choice: 'unset' }, done: (_, { posted }) => ownPath(posted.back) })
  @Delete()
  @HttpCode(204)
  @RateLimited(CONSENT_LIMIT)
  @ApiNoContentResponse({ description: 'Decision reset; pages ask again.' })
  reset(@Req() request: Request, @Res({ passthrough: true }) response: Response): void {
    this.cookies.removeMeasurement(request, response)
    // Visitors who want to choose again are asked, also where the browser declines for them or pages do not ask.
    this.cookies.keep(ASK_ANYWAY, response)
  }
}
