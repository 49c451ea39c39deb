import { Body, Controller, Post, Req, Res } from '@nestjs/common'
import { ApiCreatedResponse, ApiOperation } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { RequestLanguage } from '#src/platform/i18n/request-language.decorator.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import type { Language } from '../shared/languages.js'
import { ConsentCookiesService } from './consent-cookies.service.js'
import { CONSENT_LIMIT } from './consent-limit.js'
import { ConsentDto, ConsentReceiptDto } from './consent.dto.js'
import { ConsentService } from './consent.service.js'

@Public()
@Controller('api/consent')
export class ConsentController {
  constructor(
    private readonly consent: ConsentService,
    private readonly cookies: ConsentCookiesService,
  ) {}

  @ApiOperation({ summary: 'Record a cookie consent decision' })
  @Post()
  @RateLimited(CONSENT_LIMIT)
  @ApiCreatedResponse({ type: ConsentReceiptDto })
  record(
    @Body() decision: ConsentDto,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ConsentReceiptDto> {
    return this.consent.record(decision, this.cookies.visitorOf(request, response), language)
  }
}
