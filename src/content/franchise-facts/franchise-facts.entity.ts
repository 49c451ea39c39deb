import { Check, Column, Entity } from 'typeorm'
import { EditableContent } from '#src/platform/database/editable-content.js'
import type { Translated } from '#src/shared/languages.js'

/** What somebody reckons with who may open a centre, and whom they talk to: a single row. */
@Entity('franchise_facts')
@Check('franchise_facts_one_row', 'one')
export class FranchiseFacts extends EditableContent {
  /** True, in the only row there may be. */
  @Column('boolean', { default: true, unique: true })
  one: boolean

  /** Euros. */
  @Column('integer', { name: 'investment_from' })
  investmentFrom: number

  @Column('integer', { name: 'investment_to' })
  investmentTo: number

  /** Square metres, at least. */
  @Column('integer', { name: 'floor_area' })
  floorArea: number

  @Column('integer', { name: 'training_days' })
  trainingDays: number

  /** From the contract on. */
  @Column('integer', { name: 'months_to_opening' })
  monthsToOpening: number

  /** Where nobody else may open one. */
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

  /** Kept, but not shown. */
  @Column('boolean', { default: false })
  hidden: boolean
}
