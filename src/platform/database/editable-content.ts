import { Column, PrimaryGeneratedColumn, VersionColumn } from 'typeorm'
import type { Language } from '#src/shared/languages.js'

/** What the owner edits, beside the content itself: each kind is a table of its own. */
export abstract class EditableContent {
  @PrimaryGeneratedColumn('uuid')
  id: string

  /** Grows with every change, so that nobody overwrites what they have not seen. */
  @VersionColumn({ default: 1 })
  version: number

  /** Made up for a new installation, and neither replaced by the owner since nor said to be real. */
  @Column('boolean', { default: false })
  invented: boolean

  /** The language whose texts have stayed behind the other's; null while both say the same. */
  @Column('text', { name: 'outdated_language', nullable: true })
  outdatedLanguage: Language | null
}
