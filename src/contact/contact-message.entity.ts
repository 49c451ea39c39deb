import { Check, Column, Entity, Index } from 'typeorm'
import { Lead } from '../leads/lead.entity.js'
import { StoresLeads } from '../leads/lead-kind.js'
import type { contactMessage } from '#src/shared/contact/contact-message.js'
import type { Kept } from '../shared/forms/field.js'
import type { ContactStatus } from '../shared/leads/contact-status.js'
import type { ContactSubject } from '../shared/leads/contact-subject.js'
import { contactMessageKind } from './contact-message.kind.js'

@Entity('contact_messages')
@StoresLeads(contactMessageKind)
@Check('contact_messages_not_into_itself', 'merged_into_id <> id')
@Index('contact_messages_by_status', { synchronize: false })
@Index('contact_messages_changed', ['changedIn', 'id'])
@Index('contact_messages_by_email', { synchronize: false })
@Index('contact_messages_merged', { synchronize: false })
@Index('contact_messages_search', { synchronize: false })
@Index('contact_messages_inbox', { synchronize: false })
@Index('contact_messages_inbox_by_name', { synchronize: false })
@Index('contact_messages_inbox_by_assignee', { synchronize: false })
@Index('contact_messages_inbox_by_status', { synchronize: false })
@Index('contact_messages_inbox_by_location', { synchronize: false })
@Index('contact_messages_inbox_by_answer', { synchronize: false })
@Index('contact_messages_trash', { synchronize: false })
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
