import { Column, Entity } from 'typeorm'
import { Lead } from '../leads/lead.entity.js'
import { StoresLeads } from '../leads/lead-kind.js'
import type { contactMessage } from '#src/shared/contact/contact-message.js'
import type { Kept } from '../shared/forms/field.js'
import type { ContactStatus } from '../shared/leads/contact-status.js'
import type { ContactSubject } from '../shared/leads/contact-subject.js'
import { contactMessageKind } from './contact-message.kind.js'

@Entity('contact_messages')
@StoresLeads(contactMessageKind)
export class ContactMessage extends Lead<ContactStatus> implements Kept<typeof contactMessage> {
  @Column('text')
  name: string

  @Column('citext')
  email: string

  @Column('text', { nullable: true })
  phone: string | null

  @Column('text')
  subject: ContactSubject

  @Column('text')
  message: string
}
