import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { In, Repository } from 'typeorm'
import { displayName, User } from '#src/platform/access/user.entity.js'
import { countUpTo, MOST_COUNTED } from '#src/platform/http/lists/count-up-to.js'
import { TIME_ZONE } from '#src/shared/time-zone.js'
import { AuditEventDto, type AuditEventsPageDto } from './audit-event.dto.js'
import { AuditEvent } from './audit-event.entity.js'
import type { AuditQueryDto } from './audit-query.dto.js'

/** Queries of the audit log. */
@Injectable()
export class AuditEventsService {
  constructor(@InjectRepository(AuditEvent) private readonly events: Repository<AuditEvent>) {}

  async list({ page, pageSize, action, actor, from, to }: AuditQueryDto): Promise<AuditEventsPageDto> {
    const query = this.events.createQueryBuilder('event')
    if (action) query.andWhere('event.action = :action', { action })
    if (actor) query.andWhere('event.actor_email = :actor', { actor })
    if (from) query.andWhere(`event.at >= :from::date::timestamp AT TIME ZONE '${TIME_ZONE}'`, { from })
    if (to) query.andWhere(`event.at < (:to::date + 1)::timestamp AT TIME ZONE '${TIME_ZONE}'`, { to })
    const total = await countUpTo(query, MOST_COUNTED)
    const rows = await query
      .orderBy('event.id', 'DESC')
      .offset((page - 1) * pageSize)
      .limit(pageSize)
      .getMany()
    const names = await this.namesIn(rows)
    return {
      items: rows.map((row) => AuditEventDto.of(row, names)),
      page,
      pageSize,
      ...total,
    }
  }

  /** Returns the latest events of a subject, newest first. */
  async ofSubject(kind: string, id: string, most = 50): Promise<AuditEventDto[]> {
    const where = { subjectKind: kind, subjectId: id }
    const rows = await this.events.find({ where, order: { id: 'DESC' }, take: most })
    const names = await this.namesIn(rows)
    return rows.map((row) => AuditEventDto.of(row, names))
  }

  /** Returns all actions and actors in the log, sorted, as choices of a filter. */
  async choices(): Promise<{ actions: string[]; actors: { email: string; name: string }[] }> {
    const emails = await this.distinct('actor_email')
    const users = await this.events.manager.find(User, { where: { email: In(emails) } })
    const names = new Map(users.map((user) => [user.email, displayName(user)]))
    const actors = emails.map((email) => ({ email, name: names.get(email) ?? email }))
    return { actions: await this.distinct('action'), actors }
  }

  /** Returns the names of acting users and of users who were acted upon, by id. */
  private async namesIn(events: AuditEvent[]): Promise<Map<string | null, string>> {
    const subjects = events.filter(({ subjectKind }) => subjectKind === 'user').map(({ subjectId }) => subjectId)
    const ids = [...events.map(({ actorId }) => actorId), ...subjects].filter((id) => id !== null)
    const users = await this.events.manager.find(User, { where: { id: In([...new Set(ids)]) } })
    return new Map(users.map((user) => [user.id, displayName(user)]))
  }

  private async distinct(column: 'action' | 'actor_email'): Promise<string[]> {
    const rows = await this.events
      .createQueryBuilder('event')
      .select(`DISTINCT event.${column}`, 'value')
      .where(`event.${column} IS NOT NULL`)
      .orderBy('value')
      .getRawMany<{ value: string }>()
    return rows.map(({ value }) => value)
  }
}
