import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { type Role, roles } from '#src/shared/admin/role.js'
import { namesOf } from '#src/shared/forms/field.js'
import type { LeadScope } from '#src/shared/leads/lead-kinds.js'
import { hoursIn } from '#src/shared/settings/hour-list.js'
import { readPeriod } from '#src/shared/settings/period-text.js'
import { retentionFields, secondFactorSettings, type SettingName } from '#src/shared/settings/settings.js'
import { Environment } from '../config/environment.js'
import type { Period } from '../config/period.js'
import type { Retention } from '../config/retention.js'
import { SiteContentService } from '../database/site-content.service.js'
import { KEPT_HOURS } from '../http/idempotency/idempotent-writes.service.js'
import { PageQuery } from '../page-queries/page-queries.js'
import { type Mailbox, readMailbox } from './mailbox.js'
import { Settings } from './settings.entity.js'
import { variables } from './variables.js'

const DEFAULT_ANSWER_DAYS = 1
const DEFAULT_EARLIEST_DAY = 1
const DEFAULT_GRACE_DAYS = 7
const DEFAULT_BOOKING = { leadHours: 12, days: 60, step: 30, cancelHours: 12 }

const DEFAULT_REVIEW_DELAY_HOURS = 24

const defaultSecondFactor: Record<Role, 'required' | 'optional'> = {
  admin: 'required',
  staff: 'optional',
  editor: 'optional',
}

/** Effective settings. */
export interface CurrentSettings {
  sender: Mailbox
  /** Recipients of leads without a location; if empty, the address of the business. */
  /** Hours at which digests are sent, in Europe/Zagreb. */
  digestHours: number[]
  /** Working days within which pages promise an answer, by the form of a lead. Bookings need none. */
  answerDays: Record<LeadScope, number>
  /** Working days of a location from today to the first day that a visitor may request. */
  earliestDay: number
  /**
   * Hours from now to the first free time, days from today to the last one, minutes between two starts, and hours before
   * a visit until which clients may cancel it.
   */
  booking: { leadHours: number; days: number; step: number; cancelHours: number }
  /** Invitations of clients who came to write a review, and the hours from a visit to its invitation. */
  reviews: { isOn: boolean; delayHours: number }
  /** Occasion on which pages ask about cookies: `always`, or only if something needs consent. */
  consentBanner: 'always' | 'needed'
  /** Roles whose users must set up the second factor, and the days that they have for it. */
  secondFactor: { requiredOf: Role[]; graceDays: number }
  retention: Retention
}

/**
 * Resolves settings: the environment overrides the owner, who overrides the defaults. Changes take effect in every process as soon as the
 * database has notified it.
 */
@Injectable()
export class SettingsService {
  constructor(
    private readonly content: SiteContentService,
    private readonly environment: Environment,
  ) {}

  async current(transaction?: EntityManager): Promise<CurrentSettings> {
    const { values } = await this.content.recall('settings', readRow, transaction)
    return this.resolve(values)
  }

  /** Reads the settings from the database, for what cannot be undone. */
  async stored(manager: EntityManager): Promise<CurrentSettings> {
    const { values } = await readRow(manager)
    return this.resolve(values)
  }

  /** Returns the retention periods shown in the privacy policy. */
  @PageQuery('retention')
  async visitorPeriods(): Promise<Record<keyof Retention | 'repetitions', Period>> {
    const { retention } = await this.current()
    return { ...retention, repetitions: { count: KEPT_HOURS, unit: 'hour' } }
  }

  /** Returns the rules of bookings. */
  @PageQuery('bookingRules')
  async bookingRules(): Promise<CurrentSettings['booking']> {
    return (await this.current()).booking
  }

  /** Checks whether clients are invited to write reviews, for the privacy policy and the notices of forms. */
  @PageQuery('invitesReviews')
  async invitesReviews(): Promise<boolean> {
    return (await this.current()).reviews.isOn
  }

  /** Checks whether pages ask about cookies. */
  @PageQuery('asksForConsent')
  async asksForConsent(): Promise<boolean> {
    const { tagManagerId, earlyConnections } = this.environment
    if (tagManagerId || earlyConnections.length > 0) return true
    return (await this.current()).consentBanner === 'always'
  }

  /** Returns the effective settings for the owner's values. */
  resolve(values: Settings['values']): CurrentSettings {
    const own = (name: SettingName) => (this.variableOf(name) ? undefined : values[name])
    const usual = readMailbox(this.environment.mailFrom)
    const digestHours = own('digestHours')
    const answerDays = Number(own('answerDays') ?? DEFAULT_ANSWER_DAYS)
    const answerDaysOf = (name: SettingName) => Number(own(name) ?? answerDays)
    const retention = namesOf(retentionFields).map((kind): [string, Period] => [
      kind,
      readPeriod(own(kind) ?? '') ?? this.environment.retention[kind],
    ])
    return {
      sender: { name: own('senderName') ?? usual.name, address: own('senderEmail') ?? usual.address },
      answerDays: {
        contact: answerDays,
        franchise: answerDaysOf('franchiseAnswerDays'),
        appointment: answerDaysOf('requestAnswerDays'),
        booking: answerDays,
      },
      earliestDay: Number(own('earliestDay') ?? DEFAULT_EARLIEST_DAY),
      booking: {
        leadHours: Number(own('bookingLeadHours') ?? DEFAULT_BOOKING.leadHours),
        days: Number(own('bookingDays') ?? DEFAULT_BOOKING.days),
        step: Number(own('bookingStep') ?? DEFAULT_BOOKING.step),
        cancelHours: Number(own('bookingCancelHours') ?? DEFAULT_BOOKING.cancelHours),
      },
      reviews: {
        isOn: own('reviewInvitations') === 'on',
        delayHours: Number(own('reviewDelayHours') ?? DEFAULT_REVIEW_DELAY_HOURS),
      },
      consentBanner: own('consentBanner') === 'needed' ? 'needed' : 'always',
      secondFactor: {
        requiredOf: roles.filter(
          (role) => (own(secondFactorSettings[role]) ?? defaultSecondFactor[role]) === 'required',
        ),
        graceDays: Number(own('secondFactorGraceDays') ?? DEFAULT_GRACE_DAYS),
      },
      digestHours: digestHours ? hoursIn(digestHours) : this.environment.digestHours,
      retention: Object.fromEntries(retention) as Record<keyof typeof retentionFields, Period>,
    }
  }

  /** Returns the name of the environment variable that overrides a setting, if it is set. */
  variableOf(name: SettingName): string | undefined {
    return this.environment.setVariables.find((variable) => variable === variables[name])
  }
}

const readRow = (manager: EntityManager) => manager.findOneByOrFail(Settings, { one: true })

declare module '../page-queries/page-queries.js' {
  interface PageQueryMethods {
    retention: SettingsService['visitorPeriods']
    bookingRules: SettingsService['bookingRules']
    invitesReviews: SettingsService['invitesReviews']
    asksForConsent: SettingsService['asksForConsent']
  }
}
