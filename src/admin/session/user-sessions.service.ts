import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager } from 'typeorm'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { Secret } from '#src/platform/crypto/secret.js'
import { requireValue } from '#src/shared/lookups.js'
import { AuditLogService } from '../audit/audit-log.service.js'
import { deviceOf } from './device.js'
import type { OwnSessionDto } from './own-session.dto.js'
import { StoredSession } from './session.entity.js'
import { IDLE_MS, MAX_SESSION_MS } from './session-user.js'

const OF_USER = `sess->'passport'->'user'->>'id' = :userId`

/** Sessions of a user, identified by a hash of the session id, which cannot be used to take them over. */
@Injectable()
export class UserSessionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly secret: Secret,
    private readonly audit: AuditLogService,
  ) {}

  /** Returns the sessions, newest first. @param currentSid id of the current session */
  async list(userId: string, currentSid: string): Promise<OwnSessionDto[]> {
    const sessions = await this.ofUser(userId)
    return sessions
      .map(({ sid, sess, expire }) => ({ sid, expire, ...requireValue(sess.passport?.user, 'user of a session') }))
      .filter(({ since }) => Date.now() - since <= MAX_SESSION_MS)
      .sort((a, b) => b.since - a.since)
      .map(({ sid, expire, since, userAgent }) => ({
        id: this.nameOf(sid),
        begunAt: new Date(since),
        lastSeenAt: new Date(expire.getTime() - IDLE_MS),
        current: sid === currentSid,
        ...deviceOf(userAgent),
      }))
  }

  /** Ends a session of the user. @returns false if there is none with this id */
  async end(user: SignedInUser, id: string): Promise<boolean> {
    const session = (await this.ofUser(user.id)).find(({ sid }) => this.nameOf(sid) === id)
    if (!session) return false
    await this.dataSource.transaction(async (manager) => {
      await manager.delete(StoredSession, { sid: session.sid })
      await this.audit.record({ action: 'session.revoked', actor: user, details: { count: 1 } }, manager)
    })
    return true
  }

  /** Ends all sessions of the user except the current one. */
  async endOthers(user: SignedInUser, currentSid: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const count = await this.endAll(user.id, manager, currentSid)
      await this.audit.record({ action: 'session.revoked', actor: user, details: { count } }, manager)
    })
  }

  /**
   * Stores when the session began to set up a second factor; null if it no longer does. Updates the row in place, because
   * saving `request.session` would restore a session that was ended during the request.
   */
  async setEnrolmentSince(sid: string, since: Date | null): Promise<void> {
    const stored = `jsonb_set(sess::jsonb, '{enrolmentSince}', to_jsonb(CAST(:since AS bigint)))`
    await this.dataSource.manager
      .createQueryBuilder()
      .update(StoredSession)
      .set({ sess: () => (since ? stored : `sess::jsonb - 'enrolmentSince'`) })
      .where('sid = :sid', { sid, since: since?.getTime() })
      .execute()
  }

  /** Stores when the sign-in of a session was confirmed; updates the row in place as `setEnrolmentSince` does. */
  async setConfirmedAt(sid: string, at: Date): Promise<void> {
    await this.dataSource.manager
      .createQueryBuilder()
      .update(StoredSession)
      .set({ sess: () => `jsonb_set(sess::jsonb, '{passport,user,confirmedAt}', to_jsonb(CAST(:at AS bigint)))` })
      .where('sid = :sid', { sid, at: at.getTime() })
      .execute()
  }

  /** Returns when the session began to set up a second factor; null if it does not. */
  async enrolmentSince(sid: string): Promise<Date | null> {
    const since = (await this.dataSource.manager.findOneBy(StoredSession, { sid }))?.sess.enrolmentSince
    return since === undefined ? null : new Date(since)
  }

  /** @returns the number of ended sessions */
  async endAll(userId: string, manager: EntityManager, except = ''): Promise<number> {
    const { affected } = await manager
      .createQueryBuilder()
      .delete()
      .from(StoredSession)
      .where(`${OF_USER} AND sid <> :except`, { userId, except })
      .execute()
    return affected ?? 0
  }

  private nameOf(sid: string): string {
    return this.secret.hash(sid, 'session-name')
  }

  private ofUser(userId: string): Promise<StoredSession[]> {
    return this.dataSource.manager
      .createQueryBuilder(StoredSession, 'session')
      .where(`${OF_USER} AND expire > now()`, { userId })
      .getMany()
  }
}
