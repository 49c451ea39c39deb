import { Check, Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm'
import { GrantsStandingAccess } from '#src/admin/standing-access/grants-standing-access.decorator.js'

/** Secret address of the sheet for Google Business Profile: at most a single row. */
@Entity('profile_sheet_address')
@Check('profile_sheet_address_one_row', 'one')
@GrantsStandingAccess({
  kind: 'profileSheet',
  rows: `SELECT 'one' AS id, '' AS name, created_by AS "ownerId", created_at AS "createdAt", last_used_at AS "lastUsedAt",
      NULL AS "expiresAt"
    FROM profile_sheet_address`,
  end: `DELETE FROM profile_sheet_address WHERE one = ($1 = 'one')`,
  ended: 'profile_sheet.address_removed',
  mayHold: ({ role }) => role !== 'staff',
})
export class ProfileSheetAddress {
  /** Always true; its uniqueness limits the table to one row. */
  @PrimaryColumn('boolean', { default: true })
  one: boolean

  /** Hash of the token in the address. */
  @Column('text')
  hash: string

  /** Id of the user to whom the address was shown. */
  @Column('uuid', { name: 'created_by', nullable: true })
  creatorId: string | null

  /** Precise to the minute; null if never used. */
  @Column({ type: 'timestamptz', name: 'last_used_at', precision: 3, nullable: true })
  lastUsedAt: Date | null

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt: Date
}
