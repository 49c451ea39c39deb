import { Injectable } from '@nestjs/common'
import { LeadIntakeService, type Reception } from '#src/leads/intake/lead-intake.service.js'
import type { LeadReceiptDto } from '#src/leads/intake/lead-receipt.dto.js'
import { LocationsService } from '../locations/locations.service.js'
import { contactForm } from '#src/shared/contact/contact-message.js'
import type { ContactMessageDto } from './contact-message.dto.js'
import { ContactMessage } from './contact-message.entity.js'

const INTAKE = { scope: 'contact' as const, entity: ContactMessage, fields: contactForm }

@Injectable()
export class ContactService {
  constructor(
    private readonly intake: LeadIntakeService,
    private readonly locations: LocationsService,
  ) {}

  /**
   * Stores a message; it is on disk when this resolves.
   * @throws Problem 422 also for an unknown location
   */
  async submit(message: ContactMessageDto, reception: Reception): Promise<LeadReceiptDto> {
    if (message.location) await this.locations.assertLocationExists(message.location)
    return this.intake.store(INTAKE, { form: message, ...reception })
  }
}
