import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type FindOptionsWhere } from 'typeorm'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { WRITER_SECONDS } from '#src/shared/leads/lead-reply.js'
import type { Lead } from '../lead.entity.js'
import type { LeadKind } from '../lead-kind.js'
import { leadNotFound } from '../lead-problems.js'
import { isVisible } from '../visible-leads.js'
import { findLastReply } from './last-reply.js'
import type { LeadWritersDto } from './lead-reply.dto.js'

const WRITE = `
  INSERT INTO lead_writers (lead_id, user_id, expires_at) VALUES ($1, $2, now() + make_interval(secs => ${WRITER_SECONDS}))
  ON CONFLICT (lead_id, user_id) DO UPDATE SET expires_at = excluded.expires_at`

const STOP = 'DELETE FROM lead_writers WHERE lead_id = $1 AND user_id = $2'

/** Skips rows that another process deletes. */
const DELETE_EXPIRED = `
  DELETE FROM lead_writers WHERE (lead_id, user_id) IN (
    SELECT lead_id, user_id FROM lead_writers WHERE expires_at <= now() FOR UPDATE SKIP LOCKED)`

const OTHERS = `
  SELECT coalesce(users.name, users.email::text) AS name FROM lead_writers JOIN users ON users.id = user_id
  WHERE lead_id = $1 AND user_id <> $2 AND expires_at > now() ORDER BY name`

/** Users who are writing replies, in the database, so that all processes share them. */
@Injectable()
export class LeadWritersService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Stores whether a user is writing a reply to a lead, and returns the others who are. @throws Problem 404 */
  async update<L extends Lead>(
    kind: LeadKind<L>,
    leadId: string,
    isWriting: boolean,
    by: SignedInUser,
  ): Promise<LeadWritersDto> {
    const { manager } = this.dataSource
    const lead = await manager.findOneBy(kind.entity, { id: leadId } as FindOptionsWhere<L>)
    if (!lead || !isVisible(lead, by.locations)) throw leadNotFound()
    await manager.query(isWriting ? WRITE : STOP, [leadId, by.id])
    if (isWriting) await manager.query(DELETE_EXPIRED)
    const [others, last] = await Promise.all([
      manager.query<{ name: string }[]>(OTHERS, [leadId, by.id]),
      findLastReply(manager, kind, leadId, by.locations),
    ])
    return { writers: others.map(({ name }) => name), lastReplyId: last?.id ?? null }
  }
}
