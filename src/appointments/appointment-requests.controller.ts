import { LeadsController } from '#src/leads/leads.controller.js'
import {
  AppointmentRequestChangeDto,
  AppointmentRequestDetailsDto,
  AppointmentRequestExportDto,
  AppointmentRequestQueryDto,
  AppointmentRequestsChangeDto,
  AppointmentRequestsPageDto,
  toAppointmentRequestItem,
  toAppointmentRequestRow,
} from './appointment-request-inbox.dto.js'
import { AppointmentRequest } from './appointment-request.entity.js'

/** Inbox of the appointment requests. */
export class AppointmentRequestsController extends LeadsController({
  entity: AppointmentRequest,
  one: 'appointment request',
  many: 'appointment requests',
  dto: {
    query: AppointmentRequestQueryDto,
    page: AppointmentRequestsPageDto,
    details: AppointmentRequestDetailsDto,
    change: AppointmentRequestChangeDto,
    changes: AppointmentRequestsChangeDto,
    export: AppointmentRequestExportDto,
  },
  toItem: toAppointmentRequestItem,
  toRow: toAppointmentRequestRow,
}) {}
