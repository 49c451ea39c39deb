import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { leadKindOf } from '#src/leads/lead-kind.js'
import { LeadChangesService } from '#src/leads/work/lead-changes.service.js'
import { SettingsService } from '#src/platform/settings/settings.service.js'
import { requireValue } from '#src/shared/lookups.js'
import { Booking } from '../booking.entity.js'
import { assertOpen, stateOf } from './booking-link-state.js'
import { BookingLinksService } from './booking-links.service.js'

/** Cancels bookings by the link in their confirmation. */
@Injectable()
export class BookingCancellationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: BookingLinksService,
    private readonly changes: LeadChangesService,
    private readonly settings: SettingsService,
  ) {}

  /** Cancels a booking. @throws Problem 404, 409, 410 if its state forbids that */
  async cancel(token: string): Promise<void> {
    const id = this.links.read(token)
    const { cancelHours } = (await this.settings.current()).booking
    await this.dataSource.transaction(async (manager) => {
      const booking = id ? await manager.findOne(Booking, { where: { id }, lock: { mode: 'pessimistic_write' } }) : null
      assertOpen(stateOf(booking, cancelHours))
      await this.changes.changeBySender(manager, leadKindOf(Booking), requireValue(booking, 'open booking'), {
        status: 'cancelled',
      })
    })
  }
}
