import { Injectable } from '@nestjs/common'
import { OfferService } from '#src/content/offer/offer.service.js'
import { LeadIntakeService, type Reception } from '#src/leads/intake/lead-intake.service.js'
import type { LeadReceiptDto } from '#src/leads/intake/lead-receipt.dto.js'
import { LocationsService } from '#src/locations/locations.service.js'
import { type FieldFault, Problem } from '#src/platform/http/problems/problem.js'
import { SettingsService } from '#src/platform/settings/settings.service.js'
import { appointmentRequest } from '#src/shared/appointments/appointment-request.js'
import { faultOfWish, isSameWish, type LocalTime, type Wish, wishDays } from '#src/shared/appointments/wish.js'
import { takesRequests } from '#src/shared/locations/appointment-ways.js'
import type { Opening } from '#src/shared/opening/opening-hours.js'
import { toZagrebTime } from '#src/shared/zagreb-time.js'
import type { AppointmentRequestDto } from './appointment-request.dto.js'
import { AppointmentRequest } from './appointment-request.entity.js'

const INTAKE = { scope: 'appointment' as const, entity: AppointmentRequest, fields: appointmentRequest }

@Injectable()
export class AppointmentsService {
  constructor(
    private readonly intake: LeadIntakeService,
    private readonly locations: LocationsService,
    private readonly offer: OfferService,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Stores a request; it is on disk when this resolves.
   * @throws Problem 422 also for an unknown service, a location that takes only bookings, or a slot that is too early or when it is closed
   */
  async submit(request: AppointmentRequestDto, reception: Reception): Promise<LeadReceiptDto> {
    const [service, opening, { earliestDay }] = await Promise.all([
      this.offer.serviceCalled(request.service, reception.language),
      this.locations.openingOf(request.location),
      this.settings.current(),
    ])
    const faults: FieldFault[] = [
      ...(service === undefined ? [{ field: 'service', code: 'service.unknown' }] : []),
      ...(!opening
        ? [{ field: 'location', code: 'location.unknown' }]
        : takesRequests(opening)
          ? faultsOfWishes(request.wishes, opening, now(), earliestDay)
          : [{ field: 'location', code: 'appointment.timesOnly' }]),
    ]
    if (faults.length > 0) throw Problem.validation(faults)
    return this.intake.store(INTAKE, { form: { ...request, service: service! }, ...reception })
  }
}

function faultsOfWishes(wishes: Wish[], opening: Opening, now: LocalTime, earliestDay: number): FieldFault[] {
  const days = wishDays(opening, now, earliestDay)
  return wishes.flatMap((wish, place): FieldFault[] => {
    const fault = faultOfWish(wish, opening, now, days)
    if (fault) return [{ ...fault, field: `wishes.${place}.${fault.field}` }]
    const isRepeated = wishes.slice(0, place).some((other) => isSameWish(wish, other))
    return isRepeated ? [{ field: `wishes.${place}.date`, code: 'wish.repeated' }] : []
  })
}

function now(): LocalTime {
  const [date, time] = toZagrebTime(new Date().toISOString()).split('T') as [string, string]
  return { date, time }
}
