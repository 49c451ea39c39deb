import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import type { Kept } from '#src/shared/forms/field.js'
import type { Language } from '#src/shared/languages.js'
import type { IssueStatus } from '#src/shared/newsletter/issue-status.js'
import type { newsletterIssue } from '#src/shared/newsletter/newsletter-issue.js'

/** Newsletter issue with texts in each language. */
@Entity('newsletter_issues')
@Index('newsletter_issues_newest', ['createdAt', 'id'])
export class NewsletterIssue implements Kept<typeof newsletterIssue> {
  @PrimaryColumn('uuid')
  id: string

  /** Incremented by every change of its texts. */
  @Column('integer', { default: 1 })
  version: number

  @Column('text', { name: 'title_hr', default: '' })
  titleHr: string

  @Column('text', { name: 'text_hr', default: '' })
  textHr: string

  @Column('text', { name: 'title_en', default: '' })
  titleEn: string

  @Column('text', { name: 'text_en', default: '' })
  textEn: string

  @Column('text', { default: 'draft' })
  status: IssueStatus

  @Column({ type: 'timestamptz', name: 'scheduled_at', precision: 3, nullable: true })
  scheduledAt: Date | null

  /** Subscribers who confirmed before this time are recipients. */
  @Column({ type: 'timestamptz', name: 'started_at', precision: 3, nullable: true })
  startedAt: Date | null

  @Column({ type: 'timestamptz', name: 'finished_at', precision: 3, nullable: true })
  finishedAt: Date | null

  /** Number of recipients when sending started. */
  @Column('integer', { default: 0 })
  expected: number

  /** Id of the last subscriber for whom a mail was queued, where the next step continues. */
  @Column('uuid', { name: 'queued_up_to', nullable: true })
  queuedUpTo: string | null

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date

  /** Time of the last change of its texts. */
  @Column({ type: 'timestamptz', name: 'saved_at', precision: 3, default: () => 'now()' })
  savedAt: Date

  /** Time at which a test mail in Croatian was last requested. */
  @Column({ type: 'timestamptz', name: 'tested_hr_at', precision: 3, nullable: true })
  testedHrAt: Date | null

  /** Time at which a test mail in English was last requested. */
  @Column({ type: 'timestamptz', name: 'tested_en_at', precision: 3, nullable: true })
  testedEnAt: Date | null;

  /** Returns the title and text in a language. */
  in(language: Language): { title: string; text: string } {
    return language === 'hr' ? { title: this.titleHr, text: this.textHr } : { title: this.titleEn, text: this.textEn }
  }
}
