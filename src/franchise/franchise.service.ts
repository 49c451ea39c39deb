import { Injectable } from '@nestjs/common'
import { LeadIntakeService, type Reception } from '#src/leads/intake/lead-intake.service.js'
import type { LeadReceiptDto } from '#src/leads/intake/lead-receipt.dto.js'
import { LocationsService } from '../locations/locations.service.js'
import { franchiseForm } from '#src/shared/franchise/franchise-inquiry.js'
import type { FranchiseInquiryDto } from './franchise-inquiry.dto.js'
import { FranchiseInquiry } from './franchise-inquiry.entity.js'

const INTAKE = { scope: 'franchise' as const, entity: FranchiseInquiry, fields: franchiseForm }

@Injectable()
export class FranchiseService {
  constructor(
    private readonly intake: LeadIntakeService,
    private readonly locations: LocationsService,
  ) {}

  /**
   * Stores an inquiry; it is on disk when this resolves.
   * @throws Problem 422 also for an unknown location
   */
  async submit(inquiry: FranchiseInquiryDto, reception: Reception): Promise<LeadReceiptDto> {
    if (inquiry.location) await this.locations.assertLocationExists(inquiry.location)
    return this.intake.store(INTAKE, { form: inquiry, ...reception })
  }
}
