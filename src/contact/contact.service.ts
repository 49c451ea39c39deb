import { Injectable } from '@nestjs/common'
import { IdempotentWritesService } from '../http/idempotency/idempotent-writes.service.js'
import type { LeadReceiptDto } from '../leads/lead-receipt.dto.js'
import type { Language } from '../shared/languages.js'
import type { ContactMessageDto } from './contact-message.dto.js'
import { ContactMessage } from './contact-message.entity.js'

@Injectable()
export class ContactService {
  constructor(private readonly writes: IdempotentWritesService) {}

  /** Stores a message; it is on disk when this resolves. */
  submit(message: ContactMessageDto, language: Language, idempotencyKey?: string): Promise<LeadReceiptDto> {
    return this.writes.once({ scope: 'contact', key: idempotencyKey, body: message }, async (manager) => {
      const { generatedMaps } = await manager.insert(ContactMessage, { ...message, language })
      const { id, receivedAt } = generatedMaps[0] as ContactMessage
      return { id, receivedAt }
    })
  }
}
