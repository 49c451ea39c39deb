import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Row of an imported table: addresses as paths of the site, or as written. */
export interface ImportedRedirect {
  /** Number of its line in the file. */
  line: number
  source: string
  target: string
}

/** Import of redirects: a table that is checked first, then imported once. Deleted when it expires. */
@Entity('redirect_imports')
export class RedirectImport {
  @PrimaryColumn('uuid')
  id: string

  @Column({ type: 'timestamptz', name: 'expires_at', precision: 3 })
  expiresAt: Date

  @Column('jsonb')
  rows: ImportedRedirect[]

  @Column({ type: 'timestamptz', name: 'imported_at', precision: 3, nullable: true })
  importedAt: Date | null

  /** Number of redirects that were added; null until then. */
  @Column('integer', { nullable: true })
  added: number | null
}
