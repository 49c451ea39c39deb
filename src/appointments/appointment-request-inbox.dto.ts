import { ApiProperty, IntersectionType } from '@nestjs/swagger'
import { CsvFormatDto } from '#src/platform/http/lists/csv-format.dto.js'
import { DayInQuery } from '#src/platform/http/lists/day-in-query.decorator.js'
import { ListPageDto } from '#src/platform/http/lists/list-query.dto.js'
import { LeadItemDto, toLeadItem } from '#src/leads/inbox/lead-item.dto.js'
import { LeadDetailsDto } from '#src/leads/inbox/lead-details.dto.js'
import { LeadQuery } from '#src/leads/inbox/lead-query.dto.js'
import { sentIn, WithSent } from '#src/leads/sent-fields.js'
import { LeadChange, LeadIdsDto } from '#src/leads/work/lead-change.dto.js'
import { appointmentKept } from '#src/shared/appointments/appointment-request.js'
import { type AppointmentStatus, appointmentStatuses } from '../shared/leads/appointment-status.js'
import type { AppointmentRequest } from './appointment-request.entity.js'

export class AppointmentRequestItemDto extends WithSent(LeadItemDto, appointmentKept) {
  @ApiProperty({ enum: appointmentStatuses })
  status: AppointmentStatus
}

class AppointmentRequestInListDto extends AppointmentRequestItemDto {
  @ApiProperty({
    type: [AppointmentRequestItemDto],
    description: 'Requests of the same person that were merged into this one.',
  })
  merged: AppointmentRequestItemDto[]
}

export class AppointmentRequestsPageDto extends ListPageDto {
  @ApiProperty({ type: [AppointmentRequestInListDto] })
  items: AppointmentRequestInListDto[]
}

export class AppointmentRequestDetailsDto extends IntersectionType(AppointmentRequestInListDto, LeadDetailsDto) {}

export class AppointmentRequestQueryDto extends LeadQuery(appointmentStatuses) {
  @DayInQuery('Preferred slot on this day.')
  wished?: string
}

export class AppointmentRequestExportDto extends IntersectionType(AppointmentRequestQueryDto, CsvFormatDto) {}

export class AppointmentRequestChangeDto extends LeadChange(appointmentStatuses) {}

export class AppointmentRequestsChangeDto extends IntersectionType(AppointmentRequestChangeDto, LeadIdsDto) {}

export function toAppointmentRequestItem(request: AppointmentRequest): AppointmentRequestItemDto {
  return { ...toLeadItem(request), status: request.status, ...sentIn(appointmentKept, request) }
}

/** Returns the item as cells of a table, with one line for each preferred slot. */
export function toAppointmentRequestRow(request: AppointmentRequest): object {
  const wishes = request.wishes?.map(({ date, partOfDay }) => `${date} ${partOfDay}`).join('\n')
  return { ...toAppointmentRequestItem(request), wishes }
}
