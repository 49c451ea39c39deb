import { itemsOfPage, ListPageDto } from '#src/platform/http/lists/list-query.dto.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import type { OutgoingMail } from '#src/platform/mail/outgoing-mail.entity.js'
import { email } from '#src/shared/forms/email.js'
import { languages } from '#src/shared/languages.js'

/** States of a mail. `held`: waits until a newsletter issue is resumed. `failed`: will be retried. `kept`: stored as a file, because there is no mail server. */
const mailStates = ['queued', 'held', 'failed', 'sent', 'kept', 'givenUp'] as const

export type MailState = (typeof mailStates)[number]

export class OutgoingMailDto extends WithProperties({
  id: is.uuid(),
  createdAt: is.time(),
  kind: is.text({ description: 'Kind of the mail: subject and recipient.', example: 'contact.staff' }),
  recipient: is.typed(email, { example: 'ana@example.com' }),
  language: is.choice(languages),
  state: is.choice(mailStates),
  attempts: is.integer({ example: 1 }),
  nextAttemptAt: is.nullableTime('Time of the next attempt; null if there is none.'),
  lastError: is.nullableText(),
  sentAt: is.nullableTime(),
}) {}

export class OutgoingMailsPageDto extends WithProperties(ListPageDto, {
  items: itemsOfPage(OutgoingMailDto),
  waiting: is.integer({ description: 'Number of mails waiting to be sent.', example: 0 }),
  givenUp: is.integer({ description: 'Number of permanently failed mails.', example: 0 }),
  keptAsFiles: is.flag('True if mails are stored as files, because there is no mail server.'),
}) {}

export class OutgoingMailDetailsDto extends WithProperties(OutgoingMailDto, {
  messageId: is.text({ example: '<01936d2e-7c1b-7000-8000-000000000000@example.com>' }),
  subject: is.text({
    nullable: true,
    description: 'Subject line; null, like the text, if the subject of the mail was deleted.',
  }),
  text: is.nullableText(),
  replyTo: is.nullableText(),
}) {}

export function toOutgoingMailDto(mail: OutgoingMail): OutgoingMailDto {
  const state = stateOf(mail)
  const nextAttemptAt = state === 'queued' || state === 'failed' ? mail.nextAttemptAt : null
  return OutgoingMailDto.pick(mail, { state, nextAttemptAt })
}

function stateOf({ sentAt, keptAsFile, givenUpAt, held, lastError }: OutgoingMail): MailState {
  if (sentAt) return keptAsFile ? 'kept' : 'sent'
  if (givenUpAt) return 'givenUp'
  if (held) return 'held'
  return lastError ? 'failed' : 'queued'
}
