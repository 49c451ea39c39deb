import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm'
import { ADDRESSES } from '#src/platform/personal-data/person-in-sql.js'
import { HoldsPersonalData } from '#src/platform/personal-data/personal-tables.js'
import type { Language } from '#src/shared/languages.js'
import type { ImportOutcome } from '#src/shared/newsletter/subscriber-import.js'
import { SubscriberImport } from './subscriber-import.entity.js'

/** Row of an import, with the result of its check. */
@Entity('newsletter_import_rows')
@HoldsPersonalData({ of: `stored.cells::citext[] && ${ADDRESSES}` })
export class SubscriberImportRow {
  @ForeignKey(() => SubscriberImport, { name: 'newsletter_import_rows_import_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'import_id' })
  importId: string

  /** Number of its line in the file. */
  @PrimaryColumn('integer')
  line: number

  @Column('text', { array: true })
  cells: string[]

  /** Address as written; null until the columns are known. */
  @Column('text', { nullable: true })
  email: string | null

  @Column('text', { nullable: true })
  language: Language | null

  @Column('text', { nullable: true })
  outcome: ImportOutcome | null

  /** Line of the first row with the same address. */
  @Column('integer', { name: 'duplicate_of', nullable: true })
  duplicateOf: number | null
}
