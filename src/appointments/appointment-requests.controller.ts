import { LeadsController } from '#src/leads/leads.controller.js'
import { AppointmentRequest } from './appointment-request.entity.js'
import { appointmentRequestDtos } from './appointment-request-list.dto.js'

/** Inbox of the appointment requests. */
export class AppointmentRequestsController extends LeadsController({
  entity: AppointmentRequest,
  one: 'appointment request',
  many: 'appointment requests',
  dtos: appointmentRequestDtos,
}) {}
