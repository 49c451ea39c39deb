import { ApiProperty, IntersectionType } from '@nestjs/swagger'
import type { AppointmentRequest } from '../../appointments/appointment-request.entity.js'
import { appointmentKept } from '../../shared/forms/appointment-request.js'
import { type AppointmentStatus, appointmentStatuses } from '../../shared/leads/appointment-status.js'
import { LeadDetailsDto } from './reading/lead-details.dto.js'
import { LeadItemDto, toLeadItem } from './lead-item.dto.js'
import { ListPageDto } from '../lists/list-query.dto.js'
import { sentIn, WithSent } from './sent-fields.js'

export class AppointmentRequestItemDto extends WithSent(LeadItemDto, appointmentKept) {
  @ApiProperty({ enum: appointmentStatuses })
  status: AppointmentStatus
}

/** With what it is shown with. */
class AppointmentRequestInListDto extends AppointmentRequestItemDto {
  @ApiProperty({
    type: [AppointmentRequestItemDto],
    description: 'Requests of the same person that were merged into it.',
  })
  merged: AppointmentRequestItemDto[]
}

export class AppointmentRequestsPageDto extends ListPageDto {
  @ApiProperty({ type: [AppointmentRequestInListDto] })
  items: AppointmentRequestInListDto[]
}

export class AppointmentRequestDetailsDto extends IntersectionType(AppointmentRequestInListDto, LeadDetailsDto) {}

export function toAppointmentRequestItem(request: AppointmentRequest): AppointmentRequestItemDto {
  return { ...toLeadItem(request), status: request.status, ...sentIn(appointmentKept, request) }
}

/** The same in cells of a table: each wish a line. */
export function toAppointmentRequestRow(request: AppointmentRequest): object {
  const wishes = request.wishes?.map(({ date, partOfDay }) => `${date} ${partOfDay}`).join('\n')
  return { ...toAppointmentRequestItem(request), wishes }
}
