import { Body, Controller, Post, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { RequestLanguage } from '#src/platform/i18n/request-language.decorator.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import { createValidationPipe } from '#src/platform/http/validation/validation.pipe.js'
import type { Language } from '../shared/languages.js'
import { ASK_ANYWAY, writeConsent } from '../shared/consent/consent-choice.js'
import { ConsentCookiesService } from './consent-cookies.service.js'
import { CONSENT_LIMIT } from './consent-limit.js'
import { ConsentDto } from './consent.dto.js'
import { ConsentService } from './consent.service.js'
import { ownPath } from './own-path.js'

/** Form endpoints of the cookie banner and the footer, for browsers without JavaScript. */
@ApiExcludeController()
@Public()
@Controller('consent')
export class ConsentFormController {
  private readonly validation = createValidationPipe()

  constructor(
    private readonly consent: ConsentService,
    private readonly cookies: ConsentCookiesService,
  ) {}

  @Post()
  @RateLimited(CONSENT_LIMIT)
  async choose(
    @Body() fields: Record<string, unknown> | undefined,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { back, choice, policyVersion } = { ...fields }
    if (choice === 'unset') this.reset(request, response)
    else {
      const typed = { choice, policyVersion: Number(policyVersion) }
      const decision = (await this.validation.transform(typed, { type: 'body', metatype: ConsentDto })) as ConsentDto
      await this.consent.record(decision, this.cookies.visitorOf(request, response), language)
      this.cookies.keep(writeConsent({ ...decision, onlyInCookie: true }), response)
    }
    response.redirect(303, ownPath(back))
  }

  /** Shows the banner again, even though the browser declines by Global Privacy Control. */
  private reset(request: Request, response: Response): void {
    if (request.headers['sec-gpc'] === '1') this.cookies.keep(ASK_ANYWAY, response)
    else this.cookies.forget(response)
  }
}
