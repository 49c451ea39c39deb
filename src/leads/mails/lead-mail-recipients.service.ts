import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, MoreThanOrEqual } from 'typeorm'
import { User } from '#src/platform/access/user.entity.js'
import { MailQueueService } from '#src/platform/mail/mail-queue.service.js'
import { OutgoingMail } from '#src/platform/mail/outgoing-mail.entity.js'
import type { LeadKind } from '../lead-kind.js'
import type { Lead } from '../lead.entity.js'
import { mayReceive } from './colleagues/may-receive.js'
import { StaffAddressesService } from './staff-addresses.service.js'

/** Checks recipients of mails about leads when they are sent: meanwhile the lead may have moved to another location. */
@Injectable()
export class LeadMailRecipientsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly staffAddresses: StaffAddressesService,
    private readonly queue: MailQueueService,
  ) {}

  /** Checks whether a recipient may still receive a mail; otherwise queues one for the current shared mailbox instead of another. */
  async admits(mail: OutgoingMail, kind: LeadKind): Promise<boolean> {
    const { recipient, subjectId, language } = mail
    return this.dataSource.transaction(async (manager) => {
      if (await manager.existsBy(User, { email: recipient })) return mayReceive(manager, recipient, kind, subjectId)
      const lead = await manager.findOneBy<Lead>(kind.entity, { id: subjectId })
      if (!lead) return false
      const current = (await this.staffAddresses.read(manager))(lead)
      const admitted = [...current, ...(await this.staffAddresses.ofHeadOffice(manager))]
      if (admitted.some((address) => isSame(address, recipient))) return true
      const about = { kind: mail.kind, subjectId }
      const queued = await manager.findBy(OutgoingMail, { ...about, createdAt: MoreThanOrEqual(mail.createdAt) })
      const missing = current.filter((address) => !queued.some((each) => isSame(each.recipient, address)))
      await this.queue.add(
        manager,
        missing.map((address) => ({ ...about, recipient: address, language })),
      )
      return false
    })
  }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
