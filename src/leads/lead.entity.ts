import { Column, CreateDateColumn, PrimaryGeneratedColumn, VersionColumn } from 'typeorm'
import { ChangedIn, UpdatedAt } from '#src/platform/database/change-columns.js'
import type { Language } from '../shared/languages.js'
import type { Suspicion } from '../shared/leads/suspicion.js'

/**
 * What visitors ask for and staff work, as far as all kinds are alike: a sender, and how far staff have come with it.
 * Each kind is a table of its own, with statuses of its own.
 */
export abstract class Lead<Status extends string = string> {
  @PrimaryGeneratedColumn('uuid')
  id: string

  /** Some kinds may be answered by telephone alone. */
  abstract email: string | null

  /** The language the sender read the site in. */
  @Column('text')
  language: Language

  @CreateDateColumn({ type: 'timestamptz', name: 'received_at' })
  receivedAt: Date

  @Column('text', { default: 'new' })
  status: Status

  /** Why it was stored as spam; it stays when staff think otherwise. */
  @Column('text', { array: true, default: '{}' })
  suspicions: Suspicion[]

  /** Who of the staff answers it. Users are never deleted, only disabled. */
  @Column('uuid', { name: 'assignee_id', nullable: true })
  assigneeId: string | null

  /** Slug of the location that it concerns, as staff see it. */
  @Column('text', { nullable: true })
  location: string | null

  /** When somebody first answered the sender; null until then. */
  @Column('timestamptz', { name: 'first_answered_at', nullable: true })
  firstAnsweredAt: Date | null

  /** When it was put in the trash, from where it can be taken back. */
  @Column('timestamptz', { name: 'trashed_at', nullable: true })
  trashedAt: Date | null

  /** The lead of the same person that it is shown with; it keeps its own notes and history. */
  @Column('uuid', { name: 'merged_into_id', nullable: true })
  mergedIntoId: string | null

  /** Grows with every change, so that nobody overwrites what they have not seen. */
  @VersionColumn({ default: 1 })
  version: number

  @UpdatedAt()
  updatedAt: Date

  @ChangedIn()
  changedIn: string

  /**
   * All that can be searched for, folded: what the sender wrote, telephone numbers as people type them, the notes, and
   * the same of the leads merged into it. Triggers keep it.
   */
  @Column({ type: 'text', select: false, insert: false, update: false, default: '' })
  search: string
}
