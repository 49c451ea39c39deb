import { leadDtos } from '#src/leads/lead-dtos.js'
import { LeadQuery } from '#src/leads/lists/lead-query.dto.js'
import { DayInQuery } from '#src/platform/http/lists/day-in-query.decorator.js'
import { appointmentKept } from '#src/shared/appointments/appointment-request.js'
import { appointmentStatuses } from '#src/shared/leads/appointment-status.js'

export class AppointmentRequestQueryDto extends LeadQuery(appointmentStatuses) {
  @DayInQuery('Preferred slot on this day.')
  wished?: string
}

export const appointmentRequestDtos = leadDtos({
  one: 'AppointmentRequest',
  many: 'AppointmentRequests',
  noun: 'Requests',
  fields: appointmentKept,
  statuses: appointmentStatuses,
  query: AppointmentRequestQueryDto,
})
