import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { I18nService } from 'nestjs-i18n'
import { createElement } from 'react'
import { type EntityManager, In, Repository } from 'typeorm'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import { BusinessService } from '#src/business/business.service.js'
import { activeUserWhere } from '#src/platform/access/active-user-where.js'
import { User } from '#src/platform/access/user.entity.js'
import { Environment } from '#src/platform/config/environment.js'
import { MailWritersService } from '#src/platform/mail/delivery/mail-writers.service.js'
import type { Letter } from '#src/platform/mail/letter.js'
import { momentInLetters } from '#src/platform/mail/letters/moment-in-letters.js'
import { toLetter } from '#src/platform/mail/letters/to-letter.js'
import { MailQueueService } from '#src/platform/mail/mail-queue.service.js'
import { OnEvent } from '#src/platform/outbox/on-event.decorator.js'
import { ReplyAddressesService } from '#src/recipients/reply-addresses.service.js'
import type { Language } from '#src/shared/languages.js'
import { disabledWebhookMail } from '../endpoints/disabled-webhook-mail.js'
import { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.js'
import { WebhookLetter } from './WebhookLetter.js'

type Disabled = Pick<WebhookEndpoint, 'id' | 'url' | 'description' | 'disabledAt' | 'disabledBecause'>

const SAMPLE: Disabled = {
  id: '01936d2e-7c1b-7000-8000-000000000000',
  url: 'https://crm.example.com/hooks',
  description: 'CRM',
  disabledAt: new Date('2026-03-02T09:30:00Z'),
  disabledBecause: 'failing',
}

/** Mails to the owner about endpoints that were disabled because deliveries failed; each is also recorded in the audit log. */
@Injectable()
export class WebhookLettersService implements OnModuleInit {
  constructor(
    @InjectRepository(WebhookEndpoint) private readonly endpoints: Repository<WebhookEndpoint>,
    private readonly queue: MailQueueService,
    private readonly writers: MailWritersService,
    private readonly audit: AuditLogService,
    private readonly business: BusinessService,
    private readonly replies: ReplyAddressesService,
    private readonly environment: Environment,
    private readonly i18n: I18nService,
  ) {}

  onModuleInit(): void {
    this.writers.register(
      disabledWebhookMail,
      async ({ subjectId, language }) => {
        const endpoint = await this.endpoints.findOneBy({ id: subjectId })
        // Obsolete if it was enabled again or deleted.
        return endpoint?.disabledAt ? this.letter(endpoint, language) : undefined
      },
      {
        samples: {
          failing: (language) => this.letter(SAMPLE, language),
          gone: (language) => this.letter({ ...SAMPLE, disabledBecause: 'gone' }, language),
        },
      },
    )
  }

  @OnEvent('webhook.disabled')
  async queueNotices(endpointIds: string[], manager: EntityManager): Promise<void> {
    const endpoints = await manager.findBy(WebhookEndpoint, { id: In(endpointIds) })
    const owners = await manager.findBy(User, { role: 'admin', ...activeUserWhere })
    const mails = endpoints.flatMap(({ id }) =>
      owners.map(({ email, language }) => ({ kind: disabledWebhookMail, subjectId: id, recipient: email, language })),
    )
    await this.queue.add(manager, mails)
    for (const { id, disabledBecause } of endpoints) {
      const details = { because: disabledBecause }
      await this.audit.record({ action: 'webhook.disabled', subject: { kind: 'webhook', id }, details }, manager)
    }
  }

  private async letter({ id, url, description, ...disabled }: Disabled, language: Language): Promise<Letter> {
    const { name: sender } = await this.business.info()
    const { publicUrl } = this.environment
    const say = (key: string): string =>
      this.i18n.t(`letters.webhook.${key}`, { lang: language, args: { host: new URL(publicUrl).host } })
    const because = disabled.disabledBecause === 'gone' ? 'gone' : 'failing'
    const texts = {
      title: say('title'),
      text: say(because),
      action: say('action'),
      after: say('after'),
      footer: say('footer'),
    }
    const fields = [
      { label: say('host'), value: new URL(url).host }, // the path may contain a secret
      ...(description ? [{ label: say('description'), value: description }] : []),
      ...(disabled.disabledAt ? [{ label: say('at'), value: momentInLetters(disabled.disabledAt, language) }] : []),
    ]
    const address = `${publicUrl}/admin/webhooks/${id}`
    return toLetter(createElement(WebhookLetter, { language, sender, address, fields, texts }), {
      subject: texts.title,
      replyTo: await this.replies.ofBusiness(),
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }
}
