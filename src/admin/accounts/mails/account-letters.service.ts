import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { I18nService } from 'nestjs-i18n'
import { createElement } from 'react'
import { DataSource } from 'typeorm'
import { BusinessService } from '#src/business/business.service.js'
import { displayName, User } from '#src/platform/access/user.entity.js'
import { Environment } from '#src/platform/config/environment.js'
import { type LetterSamples, MailWritersService } from '#src/platform/mail/delivery/mail-writers.service.js'
import type { Letter } from '#src/platform/mail/letter.js'
import { type LetterUse, REDACTED_TOKEN } from '#src/platform/mail/letter-use.js'
import type { LetterField } from '#src/platform/mail/letters/LetterFields.js'
import { momentInLetters } from '#src/platform/mail/letters/moment-in-letters.js'
import { toLetter } from '#src/platform/mail/letters/to-letter.js'
import { defaultLanguage, type Language } from '#src/shared/languages.js'
import { requireValue } from '#src/shared/lookups.js'
import { AuditEvent } from '../../audit/audit-event.entity.js'
import type { Device } from '../../session/device.js'
import { notice, passwordLink, powerNotice } from '../../users/account-mail-kinds.js'
import { InvitationsService } from '../invitations/invitations.service.js'
import { AccountLetter } from './AccountLetter.js'

/** Reasons for sending a link to choose a password. */
const linkReasons = ['invited', 'reset', 'forgotten'] as const
type LinkReason = (typeof linkReasons)[number]

/** Actions that give power over the site, with the key of their texts. */
const powers = {
  'user.invited': 'invited',
  'user.enabled': 'enabled',
  'user.role_changed': 'role_changed',
  'user.reset': 'reset',
  'api_key.created': 'api_key',
  'webhook.created': 'webhook',
  'webhook.changed': 'webhook_changed',
} as const
type Power = (typeof powers)[keyof typeof powers]

const SAMPLE_MOMENT = new Date('2026-03-02T09:30:00Z')

interface Told {
  /** Key of its texts in `letters.account`. */
  scope: `link.${LinkReason}` | `notice.${string}` | 'handover.leads' | `power.${Power}`
  language: Language
  address: string
  fields: LetterField[]
  args?: Record<string, string>
}

/** Writes mails to users about their own account: links to choose a password, and notices of changes. */
@Injectable()
export class AccountLettersService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly writers: MailWritersService,
    private readonly invitations: InvitationsService,
    private readonly business: BusinessService,
    private readonly environment: Environment,
    private readonly i18n: I18nService,
  ) {}

  onModuleInit(): void {
    this.writers.register(passwordLink, (mail, use) => this.link(mail.subjectId, mail.language, use), {
      samples: samplesOf(linkReasons, (reason, language) => {
        const link = `${this.environment.publicUrl}/admin/invitation?token=${REDACTED_TOKEN}`
        return this.linkLetter(reason, { link, expiresAt: SAMPLE_MOMENT }, language)
      }),
    })
    this.writers.register(
      powerNotice,
      async ({ subjectId, language }) => {
        const event = await this.dataSource.manager.findOneBy(AuditEvent, { id: subjectId })
        return event ? this.power(event, language) : undefined
      },
      {
        samples: samplesOf(Object.values(powers), (power, language) => {
          const by = 'ana@example.com'
          return this.powerLetter(
            power,
            { at: SAMPLE_MOMENT, by, of: power.startsWith('webhook') ? null : 'Iva Kralj' },
            language,
          )
        }),
      },
    )
    this.writers.register(
      notice,
      async ({ subjectId, language }) => {
        const event = await this.dataSource.manager.findOneBy(AuditEvent, { id: subjectId })
        if (event?.action === 'user.leads_received') return this.handover(event.details, language)
        return event ? this.notice(event, language) : undefined
      },
      {
        samples: {
          ...samplesOf(this.notices(), (name, language) => {
            return this.notice({ action: `user.${name}`, at: SAMPLE_MOMENT, details: sampleDetails(name) }, language)
          }),
          leadsReceived: (language) => this.handoverLetter('Ana Horvat', 12, language),
        },
      },
    )
  }

  /** Returns the kinds of notices, which are those with texts. */
  private notices(): string[] {
    const texts = this.i18n.getTranslations()[defaultLanguage] as { letters: { account: { notice: object } } }
    return Object.entries(texts.letters.account.notice).flatMap(([name, text]) =>
      typeof text === 'object' ? [name] : [],
    )
  }

  /** Returns undefined if the link was used, replaced or has expired. */
  private async link(userId: string, language: Language, use: LetterUse): Promise<Letter | undefined> {
    const user = await this.dataSource.manager.findOneBy(User, { id: userId })
    const link = user && (await this.invitations.linkOf(userId, use))
    if (!link) return undefined
    return this.linkLetter(reasonOf(user), link, language)
  }

  private linkLetter(
    reason: LinkReason,
    { link, expiresAt }: { link: string; expiresAt: Date },
    language: Language,
  ): Promise<Letter> {
    const until = momentInLetters(expiresAt, language)
    return this.letter({
      scope: `link.${reason}`,
      language,
      address: `${link}&lang=${language}`,
      fields: [],
      args: { until },
    })
  }

  private notice(
    { action, at, details }: Pick<AuditEvent, 'at' | 'details'> & { action: string },
    language: Language,
  ): Promise<Letter> {
    const { newDevice, name } = details as { newDevice?: Device; name?: string }
    const passkey = action.startsWith('user.passkey_') ? name : undefined
    const say = (key: string): string => this.i18n.t(`letters.account.${key}`, { lang: language })
    const device = newDevice && [newDevice.browser, newDevice.system].filter(Boolean).join(', ')
    return this.letter({
      scope: `notice.${newDevice ? 'newDevice' : action.replace('user.', '')}`,
      language,
      address: `${this.environment.publicUrl}/admin/account`,
      fields: [
        { label: say('at'), value: momentInLetters(at, language) },
        ...(newDevice ? [{ label: say('device'), value: device || say('unknownDevice') }] : []),
        ...(passkey ? [{ label: say('passkey'), value: passkey }] : []),
      ],
    })
  }

  /** Returns undefined if the action gives no power. */
  private async power(event: AuditEvent, language: Language): Promise<Letter | undefined> {
    if (!(event.action in powers)) return undefined
    const { subjectKind, subjectId, details } = event
    const user =
      subjectKind === 'user' &&
      (await this.dataSource.manager.findOneBy(User, { id: requireValue(subjectId, 'id of the user') }))
    const of = user ? user.email : ((details as { name?: string }).name ?? null)
    const power = powers[event.action as keyof typeof powers]
    return this.powerLetter(power, { at: event.at, by: event.actorEmail ?? '', of }, language)
  }

  private powerLetter(
    power: Power,
    { at, by, of }: { at: Date; by: string; of: string | null },
    language: Language,
  ): Promise<Letter> {
    const say = (key: string): string => this.i18n.t(`letters.account.${key}`, { lang: language })
    return this.letter({
      scope: `power.${power}`,
      language,
      address: `${this.environment.publicUrl}/admin/audit-log`,
      fields: [
        { label: say('at'), value: momentInLetters(at, language) },
        { label: say('power.by'), value: by },
        ...(of === null ? [] : [{ label: say('power.of'), value: of }]),
      ],
    })
  }

  /** Returns undefined if the former colleague no longer exists. */
  private async handover(details: object, language: Language): Promise<Letter | undefined> {
    const { from, leads } = details as { from: string; leads: number }
    const colleague = await this.dataSource.manager.findOneBy(User, { id: from })
    return colleague ? this.handoverLetter(displayName(colleague), leads, language) : undefined
  }

  private handoverLetter(name: string, leads: number, language: Language): Promise<Letter> {
    return this.letter({
      scope: 'handover.leads',
      language,
      address: `${this.environment.publicUrl}/admin/inbox?view=mine`,
      fields: [],
      args: { name, count: String(leads) },
    })
  }

  private async letter({ scope, language, address, fields, args }: Told): Promise<Letter> {
    const { name: sender } = await this.business.info()
    const host = new URL(this.environment.publicUrl).host
    const say = (key: string): string =>
      this.i18n.t(`letters.account.${key}`, { lang: language, args: { host, ...args } })
    const title = say(`${scope}.title`)
    const common = scope.slice(0, scope.indexOf('.'))
    const page = createElement(AccountLetter, {
      language,
      sender,
      title,
      address,
      fields,
      texts: {
        text: say(`${scope}.text`),
        action: say(`${common}.action`),
        after: say(common === 'notice' || common === 'power' ? `${common}.after` : `${scope}.after`),
        footer: say('footer'),
      },
    })
    return toLetter(page, { subject: title, headers: { 'Auto-Submitted': 'auto-generated' } })
  }
}

/** Returns the details of an invented audit row. */
function sampleDetails(notice: string): object {
  if (notice === 'newDevice') return { newDevice: { browser: 'Firefox', system: 'Linux' } }
  return notice.startsWith('passkey_') ? { name: 'iPhone' } : {}
}

function reasonOf({ passwordHash, passwordSetAt }: User): LinkReason {
  if (passwordHash) return 'forgotten'
  return passwordSetAt ? 'reset' : 'invited'
}

function samplesOf<Name extends string>(
  names: readonly Name[],
  write: (name: Name, language: Language) => Promise<Letter>,
): LetterSamples {
  return Object.fromEntries(names.map((name) => [name, (language: Language) => write(name, language)]))
}
