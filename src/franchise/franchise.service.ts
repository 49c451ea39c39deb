import { Injectable } from '@nestjs/common'
import { LeadIntakeService, type Reception } from '../leads/lead-intake.service.js'
import type { LeadReceiptDto } from '../leads/lead-receipt.dto.js'
import { franchiseInquiry } from '../shared/forms/franchise-inquiry.js'
import type { FranchiseInquiryDto } from './franchise-inquiry.dto.js'
import { FranchiseInquiry } from './franchise-inquiry.entity.js'

const INTAKE = { scope: 'franchise', entity: FranchiseInquiry, fields: franchiseInquiry }

@Injectable()
export class FranchiseService {
  constructor(private readonly intake: LeadIntakeService) {}

  /** Stores an inquiry; it is on disk when this resolves. */
  submit(inquiry: FranchiseInquiryDto, reception: Reception): Promise<LeadReceiptDto> {
    return this.intake.store(INTAKE, { form: inquiry, ...reception })
  }
}
