import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Translated } from '../i18n/languages.js'

/** A day on which every centre is closed. */
@Entity('holidays')
export class Holiday {
  /** `YYYY-MM-DD`, in Croatia. */
  @PrimaryColumn('date')
  date: string

  @Column('jsonb')
  name: Translated
}
