import { Injectable, type OnModuleInit } from '@nestjs/common'
import { I18nService } from 'nestjs-i18n'
import { createElement } from 'react'
import { v7 as idByTime } from 'uuid'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import { BusinessService } from '#src/business/business.service.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { Environment } from '#src/platform/config/environment.js'
import { MailWritersService } from '#src/platform/mail/delivery/mail-writers.service.js'
import type { Letter } from '#src/platform/mail/letter.js'
import { toLetter } from '#src/platform/mail/letters/to-letter.js'
import { MailTransport } from '#src/platform/mail/transport/mail-transport.js'
import { SettingsService } from '#src/platform/settings/settings.service.js'
import type { Language } from '#src/shared/languages.js'
import type { TestMessageDto } from './settings.dto.js'
import { TestLetter } from './TestLetter.js'

/** Time limit, since the user waits for the response. */
const ATTEMPT_MS = 30_000

/** Sends a test mail like any other mail, and returns the outcome. */
@Injectable()
export class TestMessageService implements OnModuleInit {
  constructor(
    private readonly settings: SettingsService,
    private readonly transport: MailTransport,
    private readonly writers: MailWritersService,
    private readonly business: BusinessService,
    private readonly audit: AuditLogService,
    private readonly environment: Environment,
    private readonly i18n: I18nService,
  ) {}

  onModuleInit(): void {
    this.writers.addSamples('settings.test', { letter: (language) => this.letter('info@example.com', language) })
  }

  /** Sends the mail to the signed-in user only. */
  async send(actor: SignedInUser, language: Language): Promise<TestMessageDto> {
    const { sender } = await this.settings.current()
    const mail = {
      ...(await this.letter(sender.address, language)),
      from: sender,
      to: { name: '', address: actor.email },
      date: new Date(),
      messageId: `<${idByTime()}@${new URL(this.environment.publicUrl).hostname}>`,
      signal: AbortSignal.timeout(ATTEMPT_MS),
    }
    const error = await this.transport.send(mail).then(
      () => undefined,
      (reason: Error) => reason,
    )
    const sent = this.transport.keepsFiles ? 'kept' : 'sent'
    const outcome = error ? 'failed' : sent
    await this.audit.record({ action: 'settings.tested', actor, details: { outcome } })
    return { outcome, recipient: actor.email, reason: error?.message ?? null }
  }

  private async letter(from: string, language: Language): Promise<Letter> {
    const { name: sender } = await this.business.info()
    const host = new URL(this.environment.publicUrl).host
    const say = (key: string): string => this.i18n.t(`letters.test.${key}`, { lang: language, args: { host, from } })
    const texts = { title: say('title'), text: say('text'), footer: say('footer') }
    return toLetter(createElement(TestLetter, { language, sender, texts }), {
      subject: texts.title,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }
}
