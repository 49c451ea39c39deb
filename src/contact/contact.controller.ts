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
import { ContactMessageDto } from './contact-message.dto.js'
import { CONTACT_LIMIT } from './contact-limit.js'
import { ContactService } from './contact.service.js'

@Public()
@Controller('api/contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @ApiOperation({ summary: 'Create a contact message' })
  @Post()
  @FormPage({ path: pathsOf('contact'), form: 'contact' })
  @RateLimited(CONTACT_LIMIT)
  @ApiCreatedResponse({ type: LeadReceiptDto })
  @ApiIdempotencyKey()
  @ApiProofRequired()
  submit(
    @Body() message: ContactMessageDto,
    @RequestLanguage() language: Language,
    @IsLimitNear() isLimitNear: boolean,
    @BrowserNetwork() byBrowserOf?: string,
    @IdempotencyKeyHeader() idempotencyKey?: string,
  ): Promise<LeadReceiptDto> {
    return this.contact.submit(message, { language, isLimitNear, byBrowserOf, idempotencyKey })
  }
}
