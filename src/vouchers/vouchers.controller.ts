import { Body, Controller, Post } from '@nestjs/common'
import { ApiCreatedResponse, ApiOperation } from '@nestjs/swagger'
import { CONTACT_LIMIT } from '../contact/contact-limit.js'
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
import { VoucherRequestDto } from './voucher-request.dto.js'
import { VouchersService } from './vouchers.service.js'

@Public()
@Controller('api/voucher-request')
export class VouchersController {
  constructor(private readonly vouchers: VouchersService) {}

  @ApiOperation({
    summary: 'Create a gift voucher request',
    description: 'Stores a contact message to staff with the text of the voucher. No payment is made.',
  })
  @Post()
  @FormPage({ path: pathsOf('shop'), form: 'voucher', preview: 'preview' })
  @RateLimited(CONTACT_LIMIT)
  @ApiCreatedResponse({ type: LeadReceiptDto })
  @ApiIdempotencyKey()
  @ApiProofRequired()
  submit(
    @Body() request: VoucherRequestDto,
    @RequestLanguage() language: Language,
    @IsLimitNear() isLimitNear: boolean,
    @BrowserNetwork() byBrowserOf?: string,
    @IdempotencyKeyHeader() idempotencyKey?: string,
  ): Promise<LeadReceiptDto> {
    return this.vouchers.submit(request, { language, isLimitNear, byBrowserOf, idempotencyKey })
  }
}
