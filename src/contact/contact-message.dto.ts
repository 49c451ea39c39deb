import { ApiProperty } from '@nestjs/swagger'
import { IsIn, IsNotEmpty } from 'class-validator'
import { EmailField, PhoneField, TextField } from '../http/validation/text-fields.js'
import { type ContactSubject, contactSubjects } from '../shared/leads/contact-subject.js'

export class ContactMessageDto {
  @TextField({ max: 120, required: 'validation.name.required', example: 'Ana Horvat' })
  name: string

  @EmailField()
  email: string

  @PhoneField()
  phone?: string

  @ApiProperty({ enum: contactSubjects })
  @IsIn(contactSubjects, { message: 'validation.subject.invalid' })
  @IsNotEmpty({ message: 'validation.subject.required' })
  subject: ContactSubject

  @TextField({ max: 5000, required: 'validation.message.required', multiline: true })
  message: string
}
