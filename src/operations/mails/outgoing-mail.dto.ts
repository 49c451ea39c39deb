import { ApiProperty } from '@nestjs/swagger'
import { ApiNullableText, ApiNullableTime } from '#src/platform/http/validation/nullable.decorators.js'
import type { OutgoingMail } from '#src/platform/mail/outgoing-mail.entity.js'
import { type Language, languages } from '#src/shared/languages.js'
import { ListPageDto } from '#src/platform/http/lists/list-query.dto.js'

/** States of a mail. `failed`: will be retried. `kept`: stored as a file, because there is no mail server. */
const mailStates = ['queued', 'failed', 'sent', 'kept', 'givenUp'] as const

export type MailState = (typeof mailStates)[number]

export class OutgoingMailDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ format: 'date-time' })
  createdAt: Date

  @ApiProperty({ description: 'Kind of the mail: subject and recipient.', example: 'contact.staff' })
  kind: string

  @ApiProperty({ example: 'ana@example.com' })
  recipient: string

  @ApiProperty({ enum: languages })
  language: Language

  @ApiProperty({ enum: mailStates })
  state: MailState

  @ApiProperty({ type: 'integer', example: 1 })
  attempts: number

  @ApiNullableTime('Time of the next attempt; null if there is none.')
  nextAttemptAt: Date | null

  @ApiNullableText()
  lastError: string | null

  @ApiNullableTime()
  sentAt: Date | null
}

export class OutgoingMailsPageDto extends ListPageDto {
  @ApiProperty({ type: [OutgoingMailDto] })
  items: OutgoingMailDto[]

  @ApiProperty({ type: 'integer', description: 'Number of mails waiting to be sent.', example: 0 })
  waiting: number

  @ApiProperty({ type: 'integer', description: 'Number of permanently failed mails.', example: 0 })
  givenUp: number

  @ApiProperty({ description: 'True if mails are stored as files, because there is no mail server.' })
  keptAsFiles: boolean
}

export class OutgoingMailDetailsDto extends OutgoingMailDto {
  @ApiProperty({ example: '<01936d2e-7c1b-7000-8000-000000000000@example.com>' })
  messageId: string

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Subject line; null, like the text, if the subject of the mail was deleted.',
  })
  subject: string | null

  @ApiNullableText()
  text: string | null

  @ApiNullableText()
  replyTo: string | null
}

export function toOutgoingMailDto(mail: OutgoingMail): OutgoingMailDto {
  const { id, createdAt, kind, recipient, language, attempts, lastError, sentAt } = mail
  const state = stateOf(mail)
  const nextAttemptAt = state === 'queued' || state === 'failed' ? mail.nextAttemptAt : null
  return { id, createdAt, kind, recipient, language, state, attempts, nextAttemptAt, lastError, sentAt }
}

function stateOf({ sentAt, keptAsFile, givenUpAt, lastError }: OutgoingMail): MailState {
  if (sentAt) return keptAsFile ? 'kept' : 'sent'
  if (givenUpAt) return 'givenUp'
  return lastError ? 'failed' : 'queued'
}
