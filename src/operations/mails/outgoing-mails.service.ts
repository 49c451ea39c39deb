import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { IsNull, Not, Repository } from 'typeorm'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { Environment } from '#src/platform/config/environment.js'
import { countUpTo, MOST_COUNTED } from '#src/platform/http/lists/count-up-to.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { MailWritersService } from '#src/platform/mail/delivery/mail-writers.service.js'
import type { Letter } from '#src/platform/mail/letter.js'
import { OutgoingMail } from '#src/platform/mail/outgoing-mail.entity.js'
import { type OutgoingMailDetailsDto, type OutgoingMailsPageDto, toOutgoingMailDto } from './outgoing-mail.dto.js'
import type { OutgoingMailQueryDto } from './outgoing-mail-query.dto.js'

/** Minutes within which repeated views of a mail are recorded once. */
const ONE_LOOK_MINUTES = 10

const conditions: Record<OutgoingMailQueryDto['state'], string> = {
  all: 'true',
  waiting: 'mail.sent_at IS NULL AND mail.given_up_at IS NULL',
  sent: 'mail.sent_at IS NOT NULL',
  givenUp: 'mail.given_up_at IS NOT NULL',
}

/** Log of mails for the owner. */
@Injectable()
export class OutgoingMailsService {
  constructor(
    @InjectRepository(OutgoingMail) private readonly mails: Repository<OutgoingMail>,
    private readonly writers: MailWritersService,
    private readonly audit: AuditLogService,
    private readonly environment: Environment,
  ) {}

  async list({ page, pageSize, state }: OutgoingMailQueryDto): Promise<OutgoingMailsPageDto> {
    const total = await countUpTo(this.inState(state), MOST_COUNTED)
    const rows = await this.inState(state)
      .orderBy('mail.created_at', 'DESC')
      .addOrderBy('mail.id', 'DESC')
      .offset((page - 1) * pageSize)
      .limit(pageSize)
      .getMany()
    return {
      items: rows.map(toOutgoingMailDto),
      waiting: (await countUpTo(this.inState('waiting'), MOST_COUNTED)).total,
      givenUp: (await countUpTo(this.inState('givenUp'), MOST_COUNTED)).total,
      keptAsFiles: !this.environment.smtpUrl,
      page,
      pageSize,
      ...total,
    }
  }

  /** Returns a mail with its text, as it would be sent now. @throws Problem 404 */
  async read(id: string, actor: SignedInUser): Promise<OutgoingMailDetailsDto> {
    const { mail, letter } = await this.open(id, actor)
    const { subject = null, text = null, replyTo } = letter ?? {}
    return {
      ...toOutgoingMailDto(mail),
      messageId: mail.messageId,
      subject,
      text,
      replyTo: replyTo ? `${replyTo.name} <${replyTo.address}>` : null,
    }
  }

  /** Returns the HTML of a mail. @throws Problem 404 */
  async html(id: string, actor: SignedInUser): Promise<string> {
    const { letter } = await this.open(id, actor)
    if (!letter) throw mailNotFound()
    return letter.html
  }

  /** Retries a permanently failed mail. @throws Problem 404; 409 for one that has not failed */
  async sendAgain(id: string, actor: SignedInUser): Promise<void> {
    await this.mails.manager.transaction(async (manager) => {
      const { affected } = await manager.update(
        OutgoingMail,
        { id, givenUpAt: Not(IsNull()) },
        {
          givenUpAt: null,
          attempts: 0,
          lastError: null,
          retriedSince: () => 'now()',
          nextAttemptAt: () => 'now()',
        },
      )
      if (!affected) throw (await manager.existsBy(OutgoingMail, { id })) ? mailNotGivenUp() : mailNotFound()
      await this.audit.record({ action: 'mail.sent_again', actor, subject: { kind: 'mail', id } }, manager)
    })
  }

  private inState(state: OutgoingMailQueryDto['state']) {
    return this.mails.createQueryBuilder('mail').where(conditions[state])
  }

  /** Returns a mail and its letter, and records who viewed it. */
  private async open(id: string, actor: SignedInUser): Promise<{ mail: OutgoingMail; letter: Letter | undefined }> {
    const mail = await this.mails.findOneBy({ id })
    if (!mail) throw mailNotFound()
    await this.audit.recordOnceIn(ONE_LOOK_MINUTES, { action: 'mail.viewed', actor, subject: { kind: 'mail', id } })
    return { mail, letter: this.writers.knows(mail.kind) ? await this.writers.write(mail, 'shown') : undefined }
  }
}

const mailNotFound = () => new Problem({ code: 'mail.not_found' })
const mailNotGivenUp = () => new Problem({ code: 'mail.not_given_up' })
