import { Column, Entity } from 'typeorm'
import { Lead } from '#src/leads/lead.entity.js'
import { type LeadKind, StoresLeads } from '#src/leads/lead-kind.js'
import { PhoneNumber } from '#src/leads/phone-number.js'
import type { contactMessage } from '#src/shared/contact/contact-message.js'
import type { Kept } from '#src/shared/forms/field.js'
import type { Translated } from '#src/shared/languages.js'
import type { ContactStatus } from '#src/shared/leads/contact-status.js'
import { leadKindDescriptions } from '#src/shared/leads/lead-kinds.js'

const contactMessageKind: Omit<LeadKind<ContactMessage>, 'entity'> = {
  ...leadKindDescriptions.contactMessage,
  table: 'contact_messages',
  nameInSql: 'lead.name',
  nameOf: ({ name }) => name,
  placeOf: () => null,
  isForHeadOffice: false,
  sample: {
    name: 'Ana Anić',
    phone: '+385 1 555 010',
    subject: 'bioresonance',
    subjectName: { hr: 'Postupak biorezonance', en: 'Bioresonance procedure' },
    message: 'Imate li termin u petak?\n\nHvala!',
  },
}

@Entity('contact_messages')
@StoresLeads(contactMessageKind)
export class ContactMessage extends Lead<ContactStatus> implements Kept<typeof contactMessage> {
  @Column('text')
  name: string

  @Column('citext')
  email: string

  @Column('text', { nullable: true })
  phone: string | null

  @PhoneNumber()
  phoneE164: string | null

  /** Slug of the subject, which may no longer exist. */
  @Column('text')
  subject: string

  /** Name of the subject when the message was received; a trigger sets it. */
  @Column('jsonb', { name: 'subject_name' })
  subjectName: Translated

  @Column('text')
  message: string
}
