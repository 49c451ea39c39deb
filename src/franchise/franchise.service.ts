import { Injectable } from '@nestjs/common'
import { IdempotentWritesService } from '../http/idempotency/idempotent-writes.service.js'
import type { LeadReceiptDto } from '../leads/lead-receipt.dto.js'
import type { Language } from '../shared/languages.js'
import type { FranchiseInquiryDto } from './franchise-inquiry.dto.js'
import { FranchiseInquiry } from './franchise-inquiry.entity.js'

@Injectable()
export class FranchiseService {
  constructor(private readonly writes: IdempotentWritesService) {}

  /** Stores an inquiry; it is on disk when this resolves. */
  submit(inquiry: FranchiseInquiryDto, language: Language, idempotencyKey?: string): Promise<LeadReceiptDto> {
    return this.writes.once({ scope: 'franchise', key: idempotencyKey, body: inquiry }, async (manager) => {
      const { generatedMaps } = await manager.insert(FranchiseInquiry, { ...inquiry, language })
      const { id, receivedAt } = generatedMaps[0] as FranchiseInquiry
      return { id, receivedAt }
    })
  }
}
