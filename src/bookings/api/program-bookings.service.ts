import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager } from 'typeorm'
import type { ApiKey } from '#src/api-keys/api-key.entity.js'
import type { Reception } from '#src/leads/intake/lead-intake.service.js'
import { recordEvent } from '#src/leads/work/lead-changes.service.js'
import { isWithinScope } from '#src/platform/access/location-scope.js'
import { IdempotentWritesService } from '#src/platform/http/idempotency/idempotent-writes.service.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { publish } from '#src/platform/outbox/publish.js'
import type { Language } from '#src/shared/languages.js'
import { toFreeTimeDto } from '../availability/availability.dto.js'
import type { FreeVisit } from '../availability/availability.service.js'
import { withBuffers } from '../availability/free-times.js'
import type { BookingDto, BookingReceiptDto } from '../booking.dto.js'
import { Booking } from '../booking.entity.js'
import { BookingsService, withoutSpamFields } from '../bookings.service.js'
import { newBooking } from '../new-booking.js'
import { asSqlRange } from '../sql-range.js'
import { assertWorkplace } from '../workplace.js'

/** Stores bookings that programs make for clients, by the rules for visitors but without a spam check. */
@Injectable()
export class ProgramBookingsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly bookings: BookingsService,
    private readonly writes: IdempotentWritesService,
  ) {}

  /**
   * Books a visit, and records the key in its history.
   * @throws Problem 409 with other free times if the time is taken, 422 for a visit that is not offered then
   */
  add(form: BookingDto, { language, idempotencyKey }: Reception, key: ApiKey): Promise<BookingReceiptDto> {
    if (!isWithinScope(form.location, key.locations)) {
      throw Problem.validation([{ field: 'location', code: 'location.unknown' }])
    }
    const request = { scope: `booking:${key.id}`, key: idempotencyKey, body: withoutSpamFields(form) }
    return this.bookings.book(form, request, (free) =>
      this.dataSource.transaction((manager) =>
        this.writes.onceWithin(manager, request, () => this.store(manager, form, free, language, key)),
      ),
    )
  }

  private async store(
    manager: EntityManager,
    form: BookingDto,
    free: FreeVisit,
    language: Language,
    { id: apiKeyId, locations }: ApiKey,
  ): Promise<BookingReceiptDto> {
    await assertWorkplace(manager, form.location, free)
    const at = new Date()
    const visit = { ...free, during: asSqlRange(withBuffers(free, free.service)) }
    const booking = newBooking(form, visit, { language, at })
    const { id, location } = booking
    await manager.insert(Booking, booking)
    await recordEvent(manager, { by: { apiKeyId, locations }, at }, id, 'added')
    await publish(manager, 'booking.received', id)
    return { id, receivedAt: at, ...toFreeTimeDto(free), location }
  }
}
