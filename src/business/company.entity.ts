import { Column, Entity } from 'typeorm'
import { EditableContent } from '#src/platform/database/editable-content.js'
import type { Translated } from '#src/shared/languages.js'

/** Company that runs a location, as registered with the court. */
@Entity('companies')
export class Company extends EditableContent {
  /** Slug of the location it runs. */
  @Column('text')
  location: string

  @Column('text')
  company: string

  @Column('jsonb')
  court: Translated

  @Column('text', { name: 'registration_number' })
  registrationNumber: string

  @Column('text')
  oib: string

  @Column('jsonb')
  capital: Translated

  @Column('text', { array: true })
  directors: string[]

  @Column('text')
  address: string

  /** Null until the owner enters it. */
  @Column('text', { nullable: true })
  bank: string | null

  /** Account with that bank; null until the owner enters it. */
  @Column('text', { nullable: true })
  iban: string | null

  @Column('integer')
  position: number
}
