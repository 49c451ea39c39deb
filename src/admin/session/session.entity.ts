import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import type { SessionUser } from './session-user.js'

/** Row in the table of connect-pg-simple. */
@Entity('sessions')
export class StoredSession {
  @PrimaryColumn('text')
  sid: string

  @Column('json')
  sess: { passport?: { user?: SessionUser }; enrolmentSince?: number }

  /** Extended by every request (rolling session). */
  @Index('sessions_expire')
  @Column('timestamptz')
  expire: Date
}
