import { Column, PrimaryGeneratedColumn, VersionColumn } from 'typeorm'
import type { Language } from '#src/shared/languages.js'

/** Base class of content that the owner edits, with a separate table per kind. */
export abstract class EditableContent {
  @PrimaryGeneratedColumn('uuid')
  id: string

  /** Incremented by every change, for optimistic locking. */
  @VersionColumn({ default: 1 })
  version: number

  /** Sample data of a new installation, neither replaced nor marked as real by the owner. */
  @Column('boolean', { default: false })
  invented: boolean

  /** Language whose texts are older than the other's; null while both are up to date. */
  @Column('text', { name: 'outdated_language', nullable: true })
  outdatedLanguage: Language | null
}
