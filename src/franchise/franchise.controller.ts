import { Body, Controller, Post } from '@nestjs/common'
import { ApiCreatedResponse, ApiOperation } from '@nestjs/swagger'
import { RequestLanguage } from '#src/platform/i18n/request-language.decorator.js'
import { FormPage } from '#src/platform/http/forms/form-page.decorator.js'
import { BrowserNetwork } from '#src/platform/http/forms/posted-form.js'
import { ApiIdempotencyKey } from '#src/platform/http/idempotency/api-idempotency-key.decorator.js'
import { IdempotencyKeyHeader } from '#src/platform/http/idempotency/idempotency-key.decorator.js'
import { ApiProofRequired } from '../leads/spam/api-proof-required.decorator.js'
import { LeadReceiptDto } from '#src/leads/intake/lead-receipt.dto.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { IsLimitNear } from '#src/platform/http/rate-limits/is-limit-near.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import { pathsOf } from '../shared/addresses.js'
import type { Language } from '../shared/languages.js'
import { FranchiseInquiryDto } from './franchise-inquiry.dto.js'
import { FRANCHISE_LIMIT } from './franchise-limit.js'
import { FranchiseService } from './franchise.service.js'

@Public()
@Controller('api/franchise-inquiry')
export class FranchiseController {
  constructor(private readonly franchise: FranchiseService) {}

  @ApiOperation({ summary: 'Create a franchise inquiry' })
  @Post()
  @FormPage({ path: pathsOf('franchise'), form: 'franchise' })
  @RateLimited(FRANCHISE_LIMIT)
  @ApiCreatedResponse({ type: LeadReceiptDto })
  @ApiIdempotencyKey()
  @ApiProofRequired()
  submit(
    @Body() inquiry: FranchiseInquiryDto,
    @RequestLanguage() language: Language,
    @IsLimitNear() isLimitNear: boolean,
    @BrowserNetwork() byBrowserOf?: string,
    @IdempotencyKeyHeader() idempotencyKey?: string,
  ): Promise<LeadReceiptDto> {
    return this.franchise.submit(inquiry, { language, isLimitNear, byBrowserOf, idempotencyKey })
  }
}
