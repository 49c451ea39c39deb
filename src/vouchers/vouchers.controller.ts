import { Body, Controller } from '@nestjs/common'
import { CONTACT_LIMIT } from '#src/contact/contact-limit.js'
import { LeadForm, ReceptionOf } from '#src/leads/intake/lead-form.decorators.js'
import type { Reception } from '#src/leads/intake/lead-intake.service.js'
import type { LeadReceiptDto } from '#src/leads/intake/lead-receipt.dto.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { pathsOf } from '#src/shared/addresses.js'
import { VoucherRequestDto } from './voucher-request.dto.js'
import { VouchersService } from './vouchers.service.js'

@Public()
@Controller('api/voucher-request')
export class VouchersController {
  constructor(private readonly vouchers: VouchersService) {}

  @LeadForm({
    summary: 'Create a gift voucher request',
    description: 'Stores a contact message to staff with the text of the voucher. No payment is made.',
    page: { path: pathsOf('shop'), form: 'voucher', preview: 'preview' },
    repeats: ['item', 'location'],
    limit: CONTACT_LIMIT,
  })
  submit(@Body() request: VoucherRequestDto, @ReceptionOf() reception: Reception): Promise<LeadReceiptDto> {
    return this.vouchers.submit(request, reception)
  }
}
