import { ApiProperty } from '@nestjs/swagger'
import type { ContactMessage } from '../../contact/contact-message.entity.js'
import { type ContactSubject, contactSubjects } from '../../contact/contact-subject.js'
import { ApiNullableText } from '../../http/nullable-text.decorator.js'
import { type Language, languages } from '../../i18n/languages.js'
import { ListPageDto } from './list-query.dto.js'

export class ContactMessageItemDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ format: 'date-time' })
  receivedAt: Date

  @ApiProperty()
  name: string

  @ApiProperty()
  email: string

  @ApiNullableText()
  phone: string | null

  @ApiProperty({ enum: contactSubjects })
  subject: ContactSubject

  @ApiProperty()
  message: string

  @ApiProperty({ enum: languages, description: 'The language the sender read the site in.' })
  language: Language

  static of({ id, receivedAt, name, email, phone, subject, message, language }: ContactMessage): ContactMessageItemDto {
    return { id, receivedAt, name, email, phone, subject, message, language }
  }
}

export class ContactMessagesPageDto extends ListPageDto {
  @ApiProperty({ type: [ContactMessageItemDto], description: 'Newest first.' })
  items: ContactMessageItemDto[]
}
