import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { type EntityManager, In, IsNull, Not, Repository } from 'typeorm'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import { Location } from '#src/locations/location.entity.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { User } from '#src/platform/access/user.entity.js'
import type { Period } from '#src/platform/config/period.js'
import { ContentChangesService } from '#src/platform/database/content-changes.service.js'
import type { FieldFault } from '#src/platform/http/problems/problem.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { changedMeanwhile } from '#src/platform/http/versions/entity-tag.js'
import { Settings } from '#src/platform/settings/settings.entity.js'
import { type CurrentSettings, SettingsService } from '#src/platform/settings/settings.service.js'
import { roles } from '#src/shared/admin/role.js'
import { namesOf } from '#src/shared/forms/field.js'
import { hoursIn } from '#src/shared/settings/hour-list.js'
import { readPeriod, writePeriod } from '#src/shared/settings/period-text.js'
import {
  retentionFields,
  secondFactorSettings,
  type SettingName,
  settings as fields,
} from '#src/shared/settings/settings.js'
import type { SettingsDto, SettingValuesDto } from './settings.dto.js'

type Values = Settings['values']

const names = namesOf(fields)
const kinds = namesOf(retentionFields)
const days = { hour: 1 / 24, day: 1, month: 365.25 / 12, year: 365.25 }

/** Reads and changes the settings. */
@Injectable()
export class SettingsEditingService {
  constructor(
    @InjectRepository(Settings) private readonly rows: Repository<Settings>,
    private readonly settings: SettingsService,
    private readonly audit: AuditLogService,
    private readonly contentChanges: ContentChangesService,
  ) {}

  async read(): Promise<SettingsDto> {
    const { version, values } = await this.rows.findOneByOrFail({ one: true })
    const set = names.filter((name) => this.settings.variableOf(name))
    return {
      version,
      values: Object.fromEntries(names.flatMap((name) => (set.includes(name) ? [] : [[name, values[name]]]))),
      defaults: inWords(this.settings.resolve({})),
      setBy: Object.fromEntries(set.map((name) => [name, this.settings.variableOf(name)])),
    }
  }

  /**
   * @param confirmed shorter retention periods that the owner was asked about, as `kind:period` with commas
   * @throws Problem 412 when somebody else has changed them since; 422 for what the environment sets, and for periods that
   * become shorter and were not confirmed: nothing brings back what the next run deletes
   */
  async save(
    asked: SettingValuesDto,
    { seen, confirmed }: { seen: number; confirmed?: string },
    actor: SignedInUser,
  ): Promise<void> {
    this.refuseSetByEnvironment(asked)
    await this.rows.manager.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const
      const { version, values } = await manager.findOneOrFail(Settings, { where: { one: true }, lock })
      if (version !== seen) throw changedMeanwhile('settings')
      const next = this.after(values, asked)
      this.assertConfirmed(values, next, confirmed)
      await assertLocation(next.messageLocation, manager)
      const changed = names.filter((name) => next[name] !== values[name])
      if (changed.length === 0) return
      await this.restartGrace(values, next, manager)
      await manager.update(Settings, { one: true }, { values: next, version: version + 1 })
      await this.audit.record({ action: 'settings.changed', actor, details: { fields: changed } }, manager)
    })
    this.contentChanges.announce()
  }

  /** Begins the grace period of users whose role requires the second factor from now on. */
  private async restartGrace(before: Values, next: Values, manager: EntityManager): Promise<void> {
    const { requiredOf: past } = this.settings.resolve(before).secondFactor
    const added = this.settings.resolve(next).secondFactor.requiredOf.filter((role) => !past.includes(role))
    const started = { role: In(added), secondFactorGraceFrom: Not(IsNull()) }
    await manager.update(User, started, { secondFactorGraceFrom: new Date() })
  }

  /** @throws Problem 422 with the periods that become shorter */
  private assertConfirmed(before: Values, next: Values, confirmed = ''): void {
    const { retention: now } = this.settings.resolve(before)
    const { retention: then } = this.settings.resolve(next)
    const shortened = kinds.filter((kind) => lengthOf(then[kind]) < lengthOf(now[kind]))
    const asked = shortened.map((kind) => `${kind}:${writePeriod(then[kind])}`)
    if (asked.every((each) => confirmed.split(',').includes(each))) return
    throw Problem.validation([
      { field: 'confirmed', code: 'confirmDeletion', args: { asked: asked.join(',') } },
      ...shortened.map((kind) => ({ field: kind, code: 'period.shorter' })),
    ])
  }

  /**
   * Returns the new values. Settings overridden by the environment keep their stored value, in case the override is
   * removed.
   */
  private after(values: Values, asked: SettingValuesDto): Values {
    return Object.fromEntries(
      names.map((name) => [name, this.settings.variableOf(name) ? values[name] : plain(name, asked[name])]),
    )
  }

  private refuseSetByEnvironment(asked: SettingValuesDto): void {
    const faults = names.flatMap((field): FieldFault[] => {
      const variable = this.settings.variableOf(field)
      return variable && !isLeft(asked[field]) ? [{ field, code: 'setByEnvironment', args: { variable } }] : []
    })
    if (faults.length > 0) throw Problem.validation(faults)
  }
}

/** Ensures that the location of messages exists. @throws Problem 422 */
async function assertLocation(slug: string | undefined, manager: EntityManager): Promise<void> {
  if (!slug || (await manager.existsBy(Location, { slug }))) return
  throw Problem.validation([{ field: 'messageLocation', code: 'location.unknown' }])
}

/** Returns the normalised value. */
function plain(name: SettingName, text: string | null | undefined): string | undefined {
  if (isLeft(text)) return undefined
  if (name === 'digestHours') return hoursIn(text).join(', ')
  const period = name in retentionFields && readPeriod(text)
  return period ? writePeriod(period) : text
}

/** Checks whether a setting is left empty; API clients may send null. */
function isLeft(text: string | null | undefined): text is null | undefined {
  return text === undefined || text === null
}

function inWords({
  sender,
  digestHours,
  answerDays,
  earliestDay,
  booking,
  reviews,
  consentBanner,
  secondFactor,
  retention,
}: CurrentSettings): SettingValuesDto {
  return {
    senderName: sender.name,
    senderEmail: sender.address,
    digestHours: digestHours.join(', '),
    answerDays: String(answerDays.contact),
    franchiseAnswerDays: String(answerDays.franchise),
    requestAnswerDays: String(answerDays.appointment),
    earliestDay: String(earliestDay),
    bookingLeadHours: String(booking.leadHours),
    bookingDays: String(booking.days),
    bookingStep: String(booking.step),
    bookingCancelHours: String(booking.cancelHours),
    reviewInvitations: reviews.isOn ? 'on' : 'off',
    reviewDelayHours: String(reviews.delayHours),
    consentBanner,
    ...Object.fromEntries(
      roles.map((role) => [
        secondFactorSettings[role],
        secondFactor.requiredOf.includes(role) ? 'required' : 'optional',
      ]),
    ),
    secondFactorGraceDays: String(secondFactor.graceDays),
    ...Object.fromEntries(kinds.map((kind) => [kind, writePeriod(retention[kind])])),
  }
}

function lengthOf({ count, unit }: Period): number {
  return count * days[unit]
}
