import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { Temporal } from 'temporal-polyfill'
import { DataSource, type EntityManager } from 'typeorm'
import type { AuditAction } from '#src/admin/audit/audit-actions.js'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import { Therapist } from '#src/locations/therapists/therapist.entity.js'
import { isSameBinding } from '#src/platform/access/location-binding.js'
import { hasCommonLocation, type LocationScope } from '#src/platform/access/location-scope.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { type FieldFault, Problem } from '#src/platform/http/problems/problem.js'
import { changedMeanwhile } from '#src/platform/http/versions/entity-tag.js'
import { getFirst } from '#src/shared/lookups.js'
import { TIME_ZONE } from '#src/shared/time-zone.js'
import { zagrebDay } from '#src/shared/zagreb-time.js'
import { zagrebText } from '#src/shared/zagreb-timestamp.js'
import { asSqlRange } from '../sql-range.js'
import type { AbsenceDto, AbsenceFormDto, AbsencesQueryDto } from './absence.dto.js'
import { Absence } from './absence.entity.js'

interface AbsenceRow {
  id: string
  therapistId: string
  start: Date
  end: Date
  locations: string[] | null
  author: string | null
  version: number
  visits: { id: string; start: string; name: string; location: string | null }[] | null
}

/**
 * Absences with the visits that are booked in their time, which match a condition on the row `absence`: those of therapists of a
 * scope ($1) with its visits.
 */
const absences = (condition: string) => `
  SELECT absence.id, absence.therapist_id AS "therapistId", lower(absence.during) AS start, upper(absence.during) AS end,
    absence.version, absence.locations, coalesce(author.name, author.email::text) AS author, (
      SELECT json_agg(json_build_object('id', id, 'start', starts, 'name', name, 'location', location) ORDER BY starts, id)
      FROM bookings AS booking
      WHERE booking.therapist_id = absence.therapist_id AND tstzrange(booking.starts, booking.ends) && absence.during
        AND booking.status = 'booked' AND booking.trashed_at IS NULL
        AND ($1::text[] IS NULL OR booking.location = ANY ($1))
        AND (absence.locations IS NULL OR booking.location = ANY (absence.locations))
    ) AS visits
  FROM absences AS absence JOIN therapists AS therapist ON therapist.id = absence.therapist_id
    LEFT JOIN users AS author ON author.id = absence.author_id
  WHERE ($1::text[] IS NULL OR therapist.locations && $1) AND ${condition} ORDER BY lower(absence.during), absence.id`

const DAY_MS = 86_400_000
/** Longest absences, in days. Longer ones block a calendar for months, so administrators enter them: several of staff together, too. */
const MOST_DAYS_OF_STAFF = 42
const MOST_DAYS_OF_ADMINISTRATORS = 400
const CLOCK_CHANGE_MS = 3_600_000

/** Upcoming time of a therapist ($1) in absences of staff, with a new one ($3) that may replace another ($2), in milliseconds. */
const ENTERED_BY_STAFF = `
  SELECT coalesce(sum(extract(epoch FROM upper(part) - lower(part))), 0)::float8 * 1000 AS ms
  FROM unnest((
    SELECT range_agg(during * tstzrange(now(), NULL)) FROM (
      SELECT during FROM absences AS absence JOIN users AS author ON author.id = absence.author_id
      WHERE absence.therapist_id = $1 AND author.role <> 'admin' AND absence.id IS DISTINCT FROM $2
      UNION ALL SELECT $3::tstzrange
    ) AS entered)) AS part`

/** Change of an absence, as the audit log contains it. */
export interface AbsenceChange extends Pick<AbsenceDto, 'therapistId' | 'start' | 'end' | 'locations'> {
  /** Locations of the user who made it; null for all. */
  scope: LocationScope
}

const notFound = () => new Problem({ code: 'absence.not_found' })

/** Absences of therapists. */
@Injectable()
export class AbsencesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditLogService,
  ) {}

  /** Returns the absences of some days, the earliest first. */
  async list(
    { from = zagrebDay(new Date()).toString(), to }: AbsencesQueryDto,
    { locations }: SignedInUser,
  ): Promise<AbsenceDto[]> {
    if (to && to < from) return [] // PostgreSQL has no such range
    const midnight = (date: string, days = 0) =>
      Temporal.PlainDate.from(date).add({ days }).toZonedDateTime(TIME_ZONE).toInstant().toString()
    const rows = await this.dataSource.query<AbsenceRow[]>(absences('absence.during && tstzrange($2, $3)'), [
      locations,
      midnight(from),
      to ? midnight(to, 1) : null,
    ])
    return rows.map(toDto)
  }

  /** Returns an absence. @throws Problem 404 */
  read(id: string, by: SignedInUser): Promise<AbsenceDto> {
    return read(this.dataSource.manager, id, by.locations)
  }

  /** Adds an absence, or returns an equal one: a request whose answer was lost is sent again. @throws Problem 422 */
  add(form: AbsenceFormDto, by: SignedInUser): Promise<AbsenceDto> {
    return this.dataSource.transaction(async (manager) => {
      const { locations, ...values } = await this.valuesOf(manager, form, by)
      // None can be added meanwhile: the therapist is locked.
      const equals = await manager.findBy(Absence, values)
      const equal = equals.find((absence) => isSameBinding(absence.locations, locations))
      if (equal) return read(manager, equal.id, by.locations)
      const { identifiers } = await manager.insert(Absence, { ...values, locations, authorId: by.id })
      const id = getFirst(identifiers).id as string
      const added = await read(manager, id, by.locations)
      await this.record(manager, 'absence.added', added, by)
      return added
    })
  }

  /** Changes an absence. @throws Problem 404, 412 when it has changed since, 422 */
  change(id: string, version: number, form: AbsenceFormDto, by: SignedInUser): Promise<AbsenceDto> {
    return this.dataSource.transaction(async (manager) => {
      const absence = await lock(manager, id, version, by.locations)
      const values = await this.valuesOf(manager, form, by, id)
      const { therapistId, locations: before } = absence
      // One that is limited to locations stays so.
      const locations = values.locations ?? (therapistId === values.therapistId ? before : null)
      await manager.save(Absence, Object.assign(absence, values, { locations }))
      const changed = await read(manager, id, by.locations)
      await this.record(manager, 'absence.changed', changed, by)
      return changed
    })
  }

  /** Removes an absence. @throws Problem 404, 412 when it has changed since */
  async remove(id: string, version: number, by: SignedInUser): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lock(manager, id, version, by.locations)
      const removed = await read(manager, id, by.locations)
      await manager.delete(Absence, { id })
      await this.record(manager, 'absence.removed', removed, by)
    })
  }

  private async valuesOf(
    manager: EntityManager,
    { therapistId, start, end }: AbsenceFormDto,
    { locations: scope, role }: SignedInUser,
    replacedId: string | null = null,
  ): Promise<Pick<Absence, 'therapistId' | 'during' | 'locations'>> {
    const range = { start: Date.parse(start), end: Date.parse(end) }
    const mostDays = role === 'admin' ? MOST_DAYS_OF_ADMINISTRATORS : MOST_DAYS_OF_STAFF
    // Waits for visits that are being booked, so that the answer lists them.
    const therapist = await manager.findOne(Therapist, {
      where: { id: therapistId },
      lock: { mode: 'pessimistic_write' },
    })
    const faults: FieldFault[] = [
      ...(therapist && hasCommonLocation(therapist.locations, scope)
        ? []
        : [{ field: 'therapistId', code: 'absence.therapist' }]),
      ...(range.start < range.end ? [] : [{ field: 'end', code: 'absence.order' }]),
      ...(range.end - range.start <= mostDays * DAY_MS + CLOCK_CHANGE_MS
        ? []
        : [{ field: 'end', code: 'absence.tooLong', args: { days: mostDays } }]),
    ]
    if (faults.length > 0) throw Problem.validation(faults)
    const during = asSqlRange(range)
    if (role !== 'admin') {
      const [entered] = await manager.query<[{ ms: number }]>(ENTERED_BY_STAFF, [therapistId, replacedId, during])
      if (entered.ms > mostDays * DAY_MS + CLOCK_CHANGE_MS)
        throw Problem.validation([{ field: 'end', code: 'absence.tooMany', args: { days: mostDays } }])
    }
    const locations = scope && therapist!.locations.filter((slug) => scope.includes(slug))
    return { therapistId, during, locations }
  }

  /** Records a change, of which the centres of the therapist are notified. */
  private record(
    manager: EntityManager,
    action: AuditAction,
    { id, therapistId, start, end, locations }: AbsenceDto,
    actor: SignedInUser,
  ): Promise<void> {
    const details: AbsenceChange = { therapistId, start, end, locations, scope: actor.locations }
    const subject = { kind: 'absence', id }
    return this.audit.record({ action, actor, subject, details, publishes: 'absence.changed' }, manager)
  }
}

async function read(manager: EntityManager, id: string, scope: LocationScope): Promise<AbsenceDto> {
  const [row] = await manager.query<AbsenceRow[]>(absences('absence.id = $2'), [scope, id])
  if (!row) throw notFound()
  return toDto(row)
}

async function lock(manager: EntityManager, id: string, version: number, scope: LocationScope): Promise<Absence> {
  const absence = await manager.findOne(Absence, { where: { id }, lock: { mode: 'pessimistic_write' } })
  if (!absence) throw notFound()
  const therapist = await manager.findOneByOrFail(Therapist, { id: absence.therapistId })
  if (!hasCommonLocation(therapist.locations, scope)) throw notFound()
  if (!isWithin(absence.locations, scope)) throw new Problem({ code: 'absence.elsewhere' })
  if (absence.version !== version) throw changedMeanwhile('absence')
  return absence
}

/** Checks whether an absence touches no location beyond a scope. */
function isWithin(locations: string[] | null, scope: LocationScope): boolean {
  return scope === null || (locations !== null && locations.every((slug) => scope.includes(slug)))
}

function toDto({ start, end, visits, ...row }: AbsenceRow): AbsenceDto {
  return {
    ...row,
    start: zagrebText(start.getTime()),
    end: zagrebText(end.getTime()),
    visits: (visits ?? []).map((visit) => ({ ...visit, start: zagrebText(Date.parse(visit.start)) })),
  }
}
