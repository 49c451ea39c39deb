import { Body, Controller } from '@nestjs/common'
import { LeadForm, ReceptionOf } from '#src/leads/intake/lead-form.decorators.js'
import type { Reception } from '#src/leads/intake/lead-intake.service.js'
import type { LeadReceiptDto } from '#src/leads/intake/lead-receipt.dto.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { pathsOf } from '#src/shared/addresses.js'
import { ContactService } from './contact.service.js'
import { CONTACT_LIMIT } from './contact-limit.js'
import { ContactMessageDto } from './contact-message.dto.js'

@Public()
@Controller('api/contact')
export class ContactController {
  constructor(private readonly messages: ContactService) {}

  @LeadForm({
    summary: 'Create a contact message',
    page: { path: pathsOf('contact'), form: 'contact' },
    repeats: ['subject', 'location'],
    limit: CONTACT_LIMIT,
  })
  submit(@Body() message: ContactMessageDto, @ReceptionOf() reception: Reception): Promise<LeadReceiptDto> {
    return this.messages.submit(message, reception)
  }
}
