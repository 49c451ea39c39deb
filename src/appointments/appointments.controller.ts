import { Body, Controller } from '@nestjs/common'
import { LeadForm, ReceptionOf } from '#src/leads/intake/lead-form.decorators.js'
import type { Reception } from '#src/leads/intake/lead-intake.service.js'
import type { LeadReceiptDto } from '#src/leads/intake/lead-receipt.dto.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { pathsOf } from '#src/shared/addresses.js'
import { nestedValues } from '#src/shared/forms/nested-values.js'
import { AppointmentRequestDto } from './appointment-request.dto.js'
import { AppointmentsService } from './appointments.service.js'

@Public()
@Controller('api/appointment-request')
export class AppointmentsController {
  constructor(private readonly appointments: AppointmentsService) {}

  @LeadForm({
    summary: 'Create an appointment request',
    page: { path: pathsOf('appointment'), form: 'appointment', fields: nestedValues },
    repeats: ['service', 'location', 'wishes', 'forWhom'],
    limit: { scope: 'appointment', points: 20, seconds: 600, lenient: true },
  })
  submit(@Body() request: AppointmentRequestDto, @ReceptionOf() reception: Reception): Promise<LeadReceiptDto> {
    return this.appointments.submit(request, reception)
  }
}
