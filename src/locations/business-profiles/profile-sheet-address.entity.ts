import { Check, Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm'

/** Secret address of the sheet for Google Business Profile: at most a single row. */
@Entity('profile_sheet_address')
@Check('profile_sheet_address_one_row', 'one')
export class ProfileSheetAddress {
  /** Always true; its uniqueness limits the table to one row. */
  @PrimaryColumn('boolean', { default: true })
  one: boolean

  /** Hash of the token in the address. */
  @Column('text')
  hash: string

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt: Date
}
