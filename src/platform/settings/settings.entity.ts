import { Check, Column, Entity, PrimaryColumn } from 'typeorm'
import type { SettingName } from '#src/shared/settings/settings.js'

/** What the owner has set: a single row. */
@Entity('settings')
@Check('settings_one_row', 'one')
export class Settings {
  /** True, in the only row there may be. */
  @PrimaryColumn('boolean', { default: true })
  one: boolean

  /** Grows with every change, so that nobody overwrites what they have not seen. */
  @Column('integer', { default: 1 })
  version: number

  /** As they were typed. What is missing is as it is without it. */
  @Column('jsonb', { name: 'set_values', default: {} })
  values: Partial<Record<SettingName, string>>
}
