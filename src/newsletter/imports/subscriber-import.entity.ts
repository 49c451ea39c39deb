import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm'
import type { Language } from '#src/shared/languages.js'

/** Import of subscribers: a table that is checked first, then sent once. Deleted with its rows when it expires. */
@Entity('newsletter_imports')
@Index('newsletter_imports_by_expiry', ['expiresAt'])
export class SubscriberImport {
  @PrimaryColumn('uuid')
  id: string

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt: Date

  @Column({ type: 'timestamptz', name: 'expires_at', precision: 3 })
  expiresAt: Date

  /** Language of rows without one. */
  @Column('text')
  language: Language

  /** Source of the addresses, as stated by staff. */
  @Column('text')
  origin: string

  /** Header of the table; empty if it has none. */
  @Column('text', { array: true })
  headings: string[]

  /** Index of the column with addresses; null until it is found or chosen. */
  @Column('integer', { name: 'email_column', nullable: true })
  emailColumn: number | null

  @Column('integer', { name: 'language_column', nullable: true })
  languageColumn: number | null

  @Column({ type: 'timestamptz', name: 'sent_at', precision: 3, nullable: true })
  sentAt: Date | null

  /** Number of addresses that were asked to confirm; null until then. */
  @Column('integer', { nullable: true })
  added: number | null
}
