import { Column, CreateDateColumn, PrimaryGeneratedColumn, VersionColumn } from 'typeorm'
import { ChangedIn, UpdatedAt } from '#src/platform/database/change-columns.js'
import type { Language } from '#src/shared/languages.js'
import type { Suspicion } from '#src/shared/leads/suspicion.js'

/** Columns that all kinds of leads share. Each kind has its own table and statuses. */
export abstract class Lead<Status extends string = string> {
  @PrimaryGeneratedColumn('uuid')
  id: string

  /** Null for kinds that accept a telephone number instead. */
  abstract email: string | null

  /** Language in which the sender used the site. */
  @Column('text')
  language: Language

  @CreateDateColumn({ type: 'timestamptz', name: 'received_at' })
  receivedAt: Date

  @Column('text', { default: 'new' })
  status: Status

  /** Reasons for storing it as spam; kept when staff restore it. */
  @Column('text', { array: true, default: '{}' })
  suspicions: Suspicion[]

  /** User who handles it. Users are never deleted, only disabled. */
  @Column('uuid', { name: 'assignee_id', nullable: true })
  assigneeId: string | null

  /** Slug of the location that staff assign it to. */
  @Column('text', { nullable: true })
  location: string | null

  /** True if staff have set the location: one that the sender entered is just the sender's own in leads for the head office. */
  @Column('boolean', { name: 'is_routed', default: false })
  isRouted: boolean

  /** Time of the first answer to the sender; null until then. */
  @Column('timestamptz', { name: 'first_answered_at', nullable: true })
  firstAnsweredAt: Date | null

  /** Time of moving to the trash, from where it can be restored. */
  @Column('timestamptz', { name: 'trashed_at', nullable: true })
  trashedAt: Date | null

  /** Lead of the same person that it was merged into; it keeps its own notes and history. */
  @Column('uuid', { name: 'merged_into_id', nullable: true })
  mergedIntoId: string | null

  /** Incremented by every change, for optimistic locking. */
  @VersionColumn({ default: 1 })
  version: number

  @UpdatedAt()
  updatedAt: Date

  @ChangedIn()
  changedIn: string

  /**
   * Folded text for search: the sender's fields, telephone numbers in common formats, notes, and the same of leads
   * merged into it. Maintained by triggers.
   */
  @Column({ type: 'text', select: false, insert: false, update: false, default: '' })
  search: string
}
