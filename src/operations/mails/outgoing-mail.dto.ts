import { ApiProperty } from '@nestjs/swagger'
import { ApiNullableText } from '#src/platform/http/validation/nullable-text.decorator.js'
import type { OutgoingMail } from '#src/platform/mail/outgoing-mail.entity.js'
import { type Language, languages } from '#src/shared/languages.js'
import { ListPageDto } from '#src/platform/http/lists/list-query.dto.js'

/** Failed: and will be tried again. Kept: as a file, since there is no mail server. */
const mailStates = ['queued', 'failed', 'sent', 'kept', 'givenUp'] as const

export type MailState = (typeof mailStates)[number]

export class OutgoingMailDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ format: 'date-time' })
  createdAt: Date

  @ApiProperty({ description: 'What it tells, and whom.', example: 'contact.staff' })
  kind: string

  @ApiProperty({ example: 'ana@example.com' })
  recipient: string

  @ApiProperty({ enum: languages })
  language: Language

  @ApiProperty({ enum: mailStates })
  state: MailState

  @ApiProperty({ type: 'integer', example: 1 })
  attempts: number

  @ApiProperty({ format: 'date-time', type: String, nullable: true, description: 'Null when there is none to come.' })
  nextAttemptAt: Date | null

  @ApiNullableText()
  lastError: string | null

  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  sentAt: Date | null
}

export class OutgoingMailsPageDto extends ListPageDto {
  @ApiProperty({ type: [OutgoingMailDto] })
  items: OutgoingMailDto[]

  @ApiProperty({ type: 'integer', description: 'Mails that are still to be sent.', example: 0 })
  waiting: number

  @ApiProperty({ type: 'integer', description: 'Mails that were given up.', example: 0 })
  givenUp: number

  @ApiProperty({ description: 'Whether mails become files, since there is no mail server.' })
  keptAsFiles: boolean
}

export class OutgoingMailDetailsDto extends OutgoingMailDto {
  @ApiProperty({ example: '<01936d2e-7c1b-7000-8000-000000000000@example.com>' })
  messageId: string

  @ApiProperty({ type: String, nullable: true, description: 'Null when what it was about is gone, as are the others.' })
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
