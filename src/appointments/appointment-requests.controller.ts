import { LeadsController } from '#src/leads/leads.controller.js'
import type { ReadMany, ReadManyOf } from '#src/platform/page-queries/page-read.decorator.js'
import { AppointmentRequest } from './appointment-request.entity.js'
import { appointmentRequestDtos, type AppointmentRequestQueryDto } from './appointment-request-list.dto.js'

/** Inbox of the appointment requests. */
export class AppointmentRequestsController extends LeadsController({
  entity: AppointmentRequest,
  one: 'appointment request',
  many: 'appointment requests',
  dtos: appointmentRequestDtos,
  reads: { list: 'appointmentRequests', one: 'appointmentRequest' },
}) {}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    appointmentRequests: ReadMany<AppointmentRequestsController['list'], AppointmentRequestQueryDto>
    appointmentRequest: ReadManyOf<AppointmentRequestsController['show'], AppointmentRequestQueryDto>
  }
}
