import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, In } from 'typeorm'
import type { AuditAction } from '#src/admin/audit/audit-actions.js'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import { LeadEvent } from '#src/leads/history/lead-event.entity.js'
import { leadKindOf } from '#src/leads/lead-kind.js'
import { leadNotFound, undoNotAllowed } from '#src/leads/lead-problems.js'
import { assertFewCancellations } from '#src/leads/work/cancellation-limit.js'
import type { ChangedLeadsDto } from '#src/leads/work/lead-change.dto.js'
import { changeEach, LeadChangesService, lockLead, lockUsersOf } from '#src/leads/work/lead-changes.service.js'
import { withStoredScope } from '#src/platform/access/location-scope.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { retriedTransaction } from '#src/platform/database/retried-transaction.js'
import { Booking } from '../booking.entity.js'
import { BookingBurst } from '../holds/booking-burst.entity.js'
import { BookingOrigin } from '../holds/booking-origin.entity.js'
import { type BurstBooking, findBurstBookings } from './burst-bookings.js'
import { burstNotFound } from './bursts.service.js'

type Change = (manager: EntityManager, booking: Booking, context: { by: SignedInUser; at: Date }) => Promise<boolean>

/** Cancels bookings of a burst, and restores them. Each is one transaction with the histories and the row of the audit log. */
@Injectable()
export class BurstCancellationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly changes: LeadChangesService,
    private readonly audit: AuditLogService,
  ) {}

  /**
   * Cancels bookings of a burst, of which clients are notified once an undo cannot revoke it; those that cannot be cancelled are listed.
   * @throws Problem 403 for many bookings without a recent sign-in, 404
   */
  cancel(burstId: string, ids: string[], by: SignedInUser): Promise<ChangedLeadsDto> {
    const kind = leadKindOf(Booking)
    const change: Change = async (manager, booking, context) => {
      const isChanged = await this.changes.changeWithin(manager, kind, booking, { status: 'cancelled' }, context)
      if (isChanged) await manager.update(BookingOrigin, { bookingId: booking.id }, { cancelledAt: context.at })
      return isChanged
    }
    return this.run(burstId, by, 'booking_burst.cancelled', change, async (manager, author) => {
      await assertFewCancellations(manager, kind, { status: 'cancelled' }, author, ids.length)
      return ids
    })
  }

  /** Restores the cancelled bookings of a burst whose times are still free, and that nobody changed since; the others are listed. */
  undo(burstId: string, by: SignedInUser): Promise<ChangedLeadsDto> {
    const change: Change = async (manager, booking, context) => {
      const origin = await manager.findOneBy(BookingOrigin, { bookingId: booking.id })
      const last = await manager.findOne(LeadEvent, {
        where: { leadId: booking.id, type: 'status' },
        order: { id: 'DESC' },
      })
      if (!origin?.cancelledAt || last?.at.getTime() !== origin.cancelledAt.getTime()) throw undoNotAllowed()
      await this.changes.changeWithin(manager, leadKindOf(Booking), booking, { status: 'booked' }, context)
      await manager.update(BookingOrigin, { id: origin.id }, { cancelledAt: null })
      return true
    }
    return this.run(burstId, by, 'booking_burst.restored', change, (_manager, _author, bookings) =>
      Promise.resolve(bookings.filter(({ cancelledAt }) => cancelledAt !== null).map(({ id }) => id)),
    )
  }

  private run(
    burstId: string,
    by: SignedInUser,
    action: AuditAction,
    change: Change,
    select: (manager: EntityManager, author: SignedInUser, bookings: BurstBooking[]) => Promise<string[]>,
  ): Promise<ChangedLeadsDto> {
    const kind = leadKindOf(Booking)
    return retriedTransaction(this.dataSource, async (manager) => {
      const author = await withStoredScope(manager, by)
      if (!(await manager.existsBy(BookingBurst, { id: burstId }))) throw burstNotFound()
      const bookings = await findBurstBookings(manager, burstId, author.locations)
      const ids = (await select(manager, author, bookings)).toSorted()
      await lockUsersOf(manager, kind, ids)
      const result = await changeEach(ids, (id, at) =>
        // A savepoint: a booking that cannot be changed does not end the transaction of the others.
        manager.transaction(async (inner) => {
          if (!bookings.some((booking) => booking.id === id)) throw leadNotFound()
          const booking = await lockLead(inner, kind, id, author.locations)
          return change(inner, booking, { by: author, at })
        }),
      )
      if (result.changed.length > 0) await this.record(manager, action, burstId, result.changed, author)
      return result
    })
  }

  private async record(
    manager: EntityManager,
    action: AuditAction,
    burstId: string,
    ids: string[],
    actor: SignedInUser,
  ): Promise<void> {
    const bookings = await manager.findBy(Booking, { id: In(ids) })
    const locations = [...new Set(bookings.flatMap(({ location }) => location ?? []))]
    const subject = { kind: 'bookingBurst', id: burstId }
    await this.audit.record({ action, actor, subject, details: { bookings: ids.length, locations } }, manager)
  }
}
