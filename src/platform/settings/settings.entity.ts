import { Check, Column, Entity, PrimaryColumn } from 'typeorm'
import type { SettingName } from '#src/shared/settings/settings.js'

/** Settings of the owner: a single row. */
@Entity('settings')
@Check('settings_one_row', 'one')
export class Settings {
  /** Always true; its uniqueness limits the table to one row. */
  @PrimaryColumn('boolean', { default: true })
  one: boolean

  /** Incremented by every change, for optimistic locking. */
  @Column('integer', { default: 1 })
  version: number

  /** Values as typed; missing ones fall back to the environment or the default. */
  @Column('jsonb', { name: 'set_values', default: {} })
  values: Partial<Record<SettingName, string>>
}
