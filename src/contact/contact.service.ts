import { Injectable } from '@nestjs/common'
import { LeadIntakeService, type Reception } from '../leads/lead-intake.service.js'
import type { LeadReceiptDto } from '../leads/lead-receipt.dto.js'
import { contactMessage } from '../shared/forms/contact-message.js'
import type { ContactMessageDto } from './contact-message.dto.js'
import { ContactMessage } from './contact-message.entity.js'

const INTAKE = { scope: 'contact', entity: ContactMessage, fields: contactMessage }

@Injectable()
export class ContactService {
  constructor(private readonly intake: LeadIntakeService) {}

  /** Stores a message; it is on disk when this resolves. */
  submit(message: ContactMessageDto, reception: Reception): Promise<LeadReceiptDto> {
    return this.intake.store(INTAKE, { form: message, ...reception })
  }
}
