import { Injectable } from '@nestjs/common'
import { type EntityManager, In, IsNull, MoreThan } from 'typeorm'
import { confirmation } from '#src/leads/lead-mail-kinds.js'
import { MailQueueService } from '#src/platform/mail/mail-queue.service.js'
import { OnEvent } from '#src/platform/outbox/on-event.decorator.js'
import type { BookingStatus } from '#src/shared/leads/booking-status.js'
import { Booking } from '../booking.entity.js'
import { bookingKind } from '../booking.kind.js'
import { bookingMails } from './booking-mails.js'
import { planReminders } from './plan-reminders.js'
import { reminderTime } from './reminder-time.js'
import { withholdReminders } from './withhold-reminders.js'

/** Queues mails to clients, besides the confirmations of what they book themselves. No limit applies: staff cause them, or one booking has one. */
@Injectable()
export class BookingMailQueueService {
  constructor(private readonly queue: MailQueueService) {}

  /** Plans the reminders of bookings that no visitor made, or that were changed. */
  @OnEvent('booking.added', 'booking.rebooked', 'booking.moved')
  async planReminders(bookingIds: string[], manager: EntityManager): Promise<void> {
    await planReminders(await manager.findBy(Booking, { id: In(bookingIds) }), manager)
  }

  @OnEvent('booking.added', 'booking.rebooked')
  queueConfirmations(bookingIds: string[], manager: EntityManager): Promise<void> {
    return this.queueMails(confirmation(bookingKind.scope), bookingIds, 'booked', manager)
  }

  @OnEvent('booking.moved')
  queueMoves(bookingIds: string[], manager: EntityManager): Promise<void> {
    return this.queueMails(bookingMails.move, bookingIds, 'booked', manager)
  }

  /** Queues reminders, except for visits that were moved meanwhile, for which others are planned, and for those that are not covered. */
  @OnEvent('booking.reminder_due')
  async queueReminders(bookingIds: string[], manager: EntityManager): Promise<void> {
    const ahead = await findAhead(bookingIds, 'booked', manager)
    const due = ahead.filter((booking) => booking.email !== null && isTimeOfReminder(booking))
    await this.queueMailsTo(await withholdReminders(due, manager), bookingMails.reminder, manager)
  }

  @OnEvent('booking.cancelled')
  queueCancellations(bookingIds: string[], manager: EntityManager): Promise<void> {
    return this.queueMails(bookingMails.cancellation, bookingIds, 'cancelled', manager)
  }

  /** Queues mails about visits that are still ahead, if their bookings have a status and their clients an address. */
  private async queueMails(
    kind: string,
    bookingIds: string[],
    status: BookingStatus,
    manager: EntityManager,
  ): Promise<void> {
    await this.queueMailsTo(await findAhead(bookingIds, status, manager), kind, manager)
  }

  private queueMailsTo(bookings: Booking[], kind: string, manager: EntityManager): Promise<void> {
    const mails = bookings.flatMap(({ id: subjectId, email, language }) =>
      email === null ? [] : [{ kind, subjectId, recipient: email, language }],
    )
    return this.queue.add(manager, mails)
  }
}

/** Returns bookings of a status whose visits are still ahead; cancelled ones even if staff moved them to the trash since. */
function findAhead(bookingIds: string[], status: BookingStatus, manager: EntityManager): Promise<Booking[]> {
  return manager.findBy(Booking, {
    id: In(bookingIds),
    status,
    starts: MoreThan(new Date()),
    ...(status === 'cancelled' ? {} : { trashedAt: IsNull() }),
  })
}

/** Allows for clocks that differ: the database decides when an event is due. */
const isTimeOfReminder = ({ starts }: Booking) => reminderTime(starts).getTime() < Date.now() + 60_000
