import { StandingAccessDto } from '#src/admin/standing-access/standing-access.dto.js'
import { WithFields } from '#src/platform/http/validation/with-fields.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { shownName } from '#src/shared/admin/accounts.js'
import { mailboxConfirmation, mailboxStates, recipientMailbox } from '#src/shared/admin/recipients.js'

/** Mailbox that receives leads, bookings and digests. */
export class MailboxDto extends WithProperties({
  id: is.uuid(),
  location: is.slug({ nullable: true, description: 'Slug of the location; null for the head office.' }),
  email: is.typed(recipientMailbox.email, { example: 'zagreb@example.com' }),
  state: is.choice(
    mailboxStates,
    'A `pending` mailbox has not confirmed the link in its mail, and receives nothing else.',
  ),
  addedAt: is.time(),
  addedBy: is.nullableTyped(shownName),
  addedById: is.uuid({ nullable: true }),
  confirmedAt: is.nullableTime(),
  lastUsedAt: is.nullableTime('Time of the last mail; null if there was none, or if it is past its retention period.'),
  endedAt: is.nullableTime(),
}) {}

export class RecipientsDto extends WithProperties({
  mailboxes: is.list(MailboxDto, 'Mailboxes, current ones first.'),
  headOffice: is.texts('Addresses that receive leads without a location now.'),
  isHeadOfficeFixed: is.flag(
    'True if the environment sets the addresses of the head office, which overrides its mailboxes.',
  ),
  standingAccess: is.list(StandingAccessDto, 'API keys, webhooks and secret addresses that are valid now.'),
}) {}

export class NewMailboxDto extends WithFields(Object, recipientMailbox, {
  location: 'Slug of the location. By default the mailbox is one of the head office.',
}) {}

export class MailboxConfirmationDto extends WithFields(Object, mailboxConfirmation) {}
