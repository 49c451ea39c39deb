import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import type { SessionUser } from './session-user.js'

/** What connect-pg-simple keeps, for reading: who is signed in where. */
@Entity('sessions')
export class StoredSession {
  @PrimaryColumn('text')
  sid: string

  @Column('json')
  sess: { passport?: { user?: SessionUser } }

  /** Moved on with every request (rolling). */
  @Index('sessions_expire')
  @Column('timestamptz')
  expire: Date
}
