import { Body, Controller } from '@nestjs/common'
import { LeadForm, ReceptionOf } from '#src/leads/intake/lead-form.decorators.js'
import { LeadIntakeService, type Reception } from '#src/leads/intake/lead-intake.service.js'
import type { LeadReceiptDto } from '#src/leads/intake/lead-receipt.dto.js'
import { SpamFieldsDto } from '#src/leads/spam/spam-fields.dto.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { WithFields } from '#src/platform/http/validation/with-fields.js'
import { pathsOf } from '#src/shared/addresses.js'
import { franchiseForm } from '#src/shared/franchise/franchise-inquiry.js'
import { FranchiseInquiry } from './franchise-inquiry.entity.js'

export class FranchiseInquiryDto extends WithFields(SpamFieldsDto, franchiseForm, {
  location: 'Slug of the location that the sender is a client of.',
}) {}

const INTAKE = { scope: 'franchise' as const, entity: FranchiseInquiry, fields: franchiseForm }

@Public()
@Controller('api/franchise-inquiry')
export class FranchiseController {
  constructor(private readonly intake: LeadIntakeService) {}

  @LeadForm({
    summary: 'Create a franchise inquiry',
    page: { path: pathsOf('franchise'), form: 'franchise' },
    repeats: ['location'],
    limit: { scope: 'franchise', points: 20, seconds: 600, lenient: true },
  })
  submit(@Body() inquiry: FranchiseInquiryDto, @ReceptionOf() reception: Reception): Promise<LeadReceiptDto> {
    return this.intake.submit(INTAKE, inquiry, reception)
  }
}
