import { Injectable } from '@nestjs/common'
import { ContactSubjectsService } from '#src/content/contact-subjects/contact-subjects.service.js'
import { LeadIntakeService, type Reception } from '#src/leads/intake/lead-intake.service.js'
import type { LeadReceiptDto } from '#src/leads/intake/lead-receipt.dto.js'
import { contactIntake } from './contact-intake.js'
import type { ContactMessageDto } from './contact-message.dto.js'

@Injectable()
export class ContactService {
  constructor(
    private readonly intake: LeadIntakeService,
    private readonly subjects: ContactSubjectsService,
  ) {}

  /**
   * Stores a message, which is on disk when this resolves.
   * @throws Problem 422 also for a subject that is not offered, or an unknown location
   */
  async submit(message: ContactMessageDto, reception: Reception): Promise<LeadReceiptDto> {
    await this.subjects.assertIsOffered(message.subject)
    return this.intake.submit(contactIntake, message, reception)
  }
}
