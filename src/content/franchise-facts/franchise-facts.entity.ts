import { Check, Column, Entity } from 'typeorm'
import { EditableContent } from '#src/platform/database/editable-content.js'
import type { Translated } from '#src/shared/languages.js'

/** Facts for prospective franchisees, and their contact person: a single row. */
@Entity('franchise_facts')
@Check('franchise_facts_one_row', 'one')
export class FranchiseFacts extends EditableContent {
  /** Always true; its uniqueness limits the table to one row. */
  @Column('boolean', { default: true, unique: true })
  one: boolean

  /** Euros. */
  @Column('integer', { name: 'investment_from' })
  investmentFrom: number

  @Column('integer', { name: 'investment_to' })
  investmentTo: number

  /** Minimum, in square metres. */
  @Column('integer', { name: 'floor_area' })
  floorArea: number

  @Column('integer', { name: 'training_days' })
  trainingDays: number

  /** Months from signing the contract. */
  @Column('integer', { name: 'months_to_opening' })
  monthsToOpening: number

  /** Exclusive territory of a franchisee. */
  @Column('jsonb')
  territory: Translated

  @Column('text', { name: 'contact_name' })
  contactName: string

  @Column('jsonb', { name: 'contact_role' })
  contactRole: Translated

  @Column('text', { name: 'contact_phone' })
  contactPhone: string

  @Column('citext', { name: 'contact_email' })
  contactEmail: string

  /** Hidden from visitors. */
  @Column('boolean', { default: false })
  hidden: boolean
}
