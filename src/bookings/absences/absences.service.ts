import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { Temporal } from 'temporal-polyfill'
import { DataSource, type EntityManager } from 'typeorm'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import type { AuditAction } from '#src/admin/audit/audit-actions.js'
import { Therapist } from '#src/locations/therapists/therapist.entity.js'
import { hasCommonLocation, type LocationScope } from '#src/platform/access/location-scope.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { type FieldFault, Problem } from '#src/platform/http/problems/problem.js'
import { changedMeanwhile } from '#src/platform/http/versions/entity-tag.js'
import { TIME_ZONE } from '#src/shared/time-zone.js'
import { zagrebDay } from '#src/shared/zagreb-time.js'
import { zagrebText } from '#src/shared/zagreb-timestamp.js'
import { Absence } from './absence.entity.js'
import { asSqlRange } from '../sql-range.js'
import type { AbsenceDto, AbsenceFormDto, AbsencesQueryDto } from './absence.dto.js'

interface AbsenceRow {
  id: string
  therapistId: string
  start: Date
  end: Date
  version: number
  visits: { id: string; start: string; name: string; location: string | null }[] | null
}

/**
 * Absences with the visits that are booked in their time, which match a condition on the row `absence`: those of therapists of a
 * scope ($1) with its visits.
 */
const absences = (condition: string) => `
  SELECT absence.id, absence.therapist_id AS "therapistId", lower(absence.during) AS start, upper(absence.during) AS end,
    absence.version, (
      SELECT json_agg(json_build_object('id', id, 'start', starts, 'name', name, 'location', location) ORDER BY starts, id)
      FROM bookings AS booking
      WHERE booking.therapist_id = absence.therapist_id AND tstzrange(booking.starts, booking.ends) && absence.during
        AND booking.status = 'booked' AND booking.trashed_at IS NULL
        AND ($1::text[] IS NULL OR booking.location = ANY ($1))
    ) AS visits
  FROM absences AS absence JOIN therapists AS therapist ON therapist.id = absence.therapist_id
  WHERE ($1::text[] IS NULL OR therapist.locations && $1) AND ${condition} ORDER BY lower(absence.during), absence.id`

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
    const midnight = (date: string, days = 0) =>
      Temporal.PlainDate.from(date).add({ days }).toZonedDateTime(TIME_ZONE).toInstant().toString()
    const rows = await this.dataSource.query<AbsenceRow[]>(absences('absence.during && tstzrange($2, $3)'), [
      ...[locations, midnight(from), to ? midnight(to, 1) : null],
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
      const values = await this.valuesOf(manager, form, by.locations)
      const equal = await manager.findOneBy(Absence, values) // none can be added meanwhile: the therapist is locked
      if (equal) return read(manager, equal.id, by.locations)
      const { identifiers } = await manager.insert(Absence, values)
      const id = identifiers[0]!.id as string
      const added = await read(manager, id, by.locations)
      await this.record(manager, 'absence.added', id, by)
      return added
    })
  }

  /** Changes an absence. @throws Problem 404, 412 when it has changed since, 422 */
  change(id: string, version: number, form: AbsenceFormDto, by: SignedInUser): Promise<AbsenceDto> {
    return this.dataSource.transaction(async (manager) => {
      const absence = await lock(manager, id, version, by.locations)
      const values = await this.valuesOf(manager, form, by.locations)
      await manager.save(Absence, Object.assign(absence, values))
      const changed = await read(manager, id, by.locations)
      await this.record(manager, 'absence.changed', id, by)
      return changed
    })
  }

  /** Removes an absence. @throws Problem 404, 412 when it has changed since */
  async remove(id: string, version: number, by: SignedInUser): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lock(manager, id, version, by.locations)
      await manager.delete(Absence, { id })
      await this.record(manager, 'absence.removed', id, by)
    })
  }

  private async valuesOf(
    manager: EntityManager,
    { therapistId, start, end }: AbsenceFormDto,
    scope: LocationScope,
  ): Promise<Pick<Absence, 'therapistId' | 'during'>> {
    const range = { start: Date.parse(start), end: Date.parse(end) }
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
    ]
    if (faults.length > 0) throw Problem.validation(faults)
    return { therapistId, during: asSqlRange(range) }
  }

  private record(manager: EntityManager, action: AuditAction, id: string, actor: SignedInUser): Promise<void> {
    return this.audit.record({ action, actor, subject: { kind: 'absence', id } }, manager)
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
  if (absence.version !== version) throw changedMeanwhile('absence')
  return absence
}

function toDto({ start, end, visits, ...row }: AbsenceRow): AbsenceDto {
  return {
    ...{ ...row, start: zagrebText(start.getTime()), end: zagrebText(end.getTime()) },
    visits: (visits ?? []).map((visit) => ({ ...visit, start: zagrebText(Date.parse(visit.start)) })),
  }
}
