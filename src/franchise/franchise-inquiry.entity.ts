import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { Language } from '../i18n/languages.js'

@Entity('franchise_inquiries')
@Index('franchise_inquiries_newest', ['receivedAt', 'id'])
export class FranchiseInquiry {
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Column('text', { name: 'first_name' })
  firstName: string

  @Column('text', { name: 'last_name' })
  lastName: string

  @Column('citext')
  email: string

  @Column('text')
  phone: string

  @Column('text', { name: 'preferred_location' })
  preferredLocation: string

  @Column('text', { name: 'previous_experience', nullable: true })
  previousExperience: string | null

  @Column('text', { name: 'additional_information', nullable: true })
  additionalInformation: string | null

  /** The language the sender read the site in. */
  @Column('text')
  language: Language

  @CreateDateColumn({ type: 'timestamptz', name: 'received_at' })
  receivedAt: Date
}
