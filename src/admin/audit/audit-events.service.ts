import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { And, type FindOptionsWhere, LessThan, MoreThanOrEqual, Repository } from 'typeorm'
import { AuditEvent, type AuditAction } from './audit-event.entity.js'
import { AuditEventDto, type AuditEventsPageDto } from './audit-event.dto.js'

export interface AuditSearch {
  page: number
  pageSize: number
  action?: string
  /** E-mail address. */
  actor?: string
  from?: Date
  /** Exclusive. */
  to?: Date
}

const BEGINNING = new Date(0)
const END = new Date(8.64e15)

/** Reads the audit log. */
@Injectable()
export class AuditEvents {
  constructor(@InjectRepository(AuditEvent) private readonly events: Repository<AuditEvent>) {}

  async list({ page, pageSize, action, actor, from, to }: AuditSearch): Promise<AuditEventsPageDto> {
    const where: FindOptionsWhere<AuditEvent> = {
      ...(action && { action: action as AuditAction }),
      ...(actor && { actorEmail: actor }),
      ...((from || to) && { at: And(MoreThanOrEqual(from ?? BEGINNING), LessThan(to ?? END)) }),
    }
    const [rows, total] = await this.events.findAndCount({
      where,
      order: { id: 'DESC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    })
    return { items: rows.map((row) => AuditEventDto.of(row)), page, pageSize, total }
  }

  /** Every action that stands in the log, in order. */
  async actions(): Promise<string[]> {
    const rows = await this.events
      .createQueryBuilder('event')
      .select('DISTINCT event.action', 'action')
      .orderBy('action')
      .getRawMany<{ action: string }>()
    return rows.map(({ action }) => action)
  }
}
