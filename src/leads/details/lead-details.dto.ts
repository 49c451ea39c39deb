import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { shownName } from '#src/shared/admin/accounts.js'
import { email } from '#src/shared/forms/email.js'
import { LONGEST_EXCERPT } from '#src/shared/leads/excerpt.js'
import { followUp } from '#src/shared/leads/follow-up.js'
import { leadStatuses } from '#src/shared/leads/lead-kinds.js'
import { leadNote } from '#src/shared/leads/lead-note.js'
import { leadReply } from '#src/shared/leads/lead-reply.js'
import { MAX_NAME_LENGTH, MAX_REPLY_FILES, replyFileTypes } from '#src/shared/leads/reply-files.js'
import { ANSWER_DUE } from '../deadlines/answer-due.js'
import { leadEventTypes } from '../history/lead-event.entity.js'
import { LeadSummaryDto } from './lead-summary.js'

export const MAX_RELATED = 50

export class LeadNoteDto extends WithProperties({
  id: is.uuid(),
  leadId: is.uuid('Id of the lead it was written on; that of a merged lead may differ.'),
  author: is.typed(shownName, 'Name of the author, else their e-mail address.'),
  text: is.typed(leadNote.text),
  writtenAt: is.time(),
}) {}

export class LeadEventDto extends WithProperties({
  leadId: is.uuid('Id of the changed lead; that of a merged lead may differ.'),
  at: is.time(),
  actor: is.typed(
    shownName,
    'Name of the user, else their e-mail address; for a program, the name of its key; for the sender, the name in the lead.',
  ),
  type: is.choice(leadEventTypes),
  oldValue: is.nullableText(),
  newValue: is.nullableText(),
}) {}

/** Another lead with the same e-mail address or telephone number. */
export class RelatedLeadDto extends WithProperties(LeadSummaryDto, {
  trashedAt: is.nullableTime(),
  excerpt: is.text({
    nullable: true,
    maxLength: LONGEST_EXCERPT,
    description: 'Beginning of its first text, such as the message.',
  }),
  location: is.nullableSlug(),
  isRouted: is.flag('True if staff have set the location.'),
}) {}

const replyStates = ['waiting', 'sent', 'failed'] as const

/** File of a reply. */
export class ReplyFileDto extends WithProperties({
  id: is.uuid(),
  name: is.text({ maxLength: MAX_NAME_LENGTH + '.pdf'.length, example: 'Cjenik.pdf' }),
  type: is.choice(replyFileTypes),
  size: is.number('Size in bytes.'),
}) {}

/** Reply of staff to the sender of a lead. */
export class LeadReplyDto extends WithProperties({
  id: is.uuid(),
  leadId: is.uuid('Id of the lead it was written to; that of a merged lead may differ.'),
  author: is.typed(shownName, 'Name of the author, else their e-mail address.'),
  isOwn: is.flag('True if the user who reads it is the author.'),
  recipient: is.typed(email),
  text: is.typed(leadReply.text),
  writtenAt: is.time(),
  state: is.choice(replyStates, 'State of its mail.'),
  files: is.list(ReplyFileDto, { maxItems: MAX_REPLY_FILES }),
  takeBackSeconds: is.number('Seconds for which the reader can take it back; 0 if they cannot.'),
}) {}

/** Reminder to follow up a lead. */
export class FollowUpDto extends WithProperties({
  day: is.day('Date in Europe/Zagreb.'),
  note: is.nullableTyped(followUp.followUpNote),
}) {}

/** Details of a lead beside its fields. */
export class LeadDetailsDto extends WithProperties({
  mergedIntoId: is.uuid({ nullable: true, description: 'Id of the lead it was merged into.' }),
  answerDueAt: is.nullableTime(ANSWER_DUE),
  followUp: is.oneOrNull(FollowUpDto, 'Reminder of staff; null for none.'),
  moves: is.property<string[]>({
    enum: leadStatuses,
    isArray: true,
    maxItems: leadStatuses.length,
    description: 'Allowed transitions.',
  }),
  notes: is.list(LeadNoteDto, 'Notes including those of merged leads, oldest first.'),
  history: is.list(LeadEventDto, 'Events including those of merged leads, oldest first.'),
  replies: is.list(LeadReplyDto, 'Replies including those to merged leads, oldest first.'),
  samePerson: is.list(RelatedLeadDto, {
    maxItems: MAX_RELATED,
    description:
      'Other leads with the same e-mail address or telephone number in any spelling, newest first, without those merged into it.',
  }),
  previousId: is.uuid({ nullable: true, description: 'Previous lead in the list of the query.' }),
  nextId: is.uuid({ nullable: true, description: 'Next lead in the list of the query.' }),
  nextWaitingId: is.uuid({
    description: 'Id of the next lead whose sender waits for an answer; of bookings, of the next one.',
    nullable: true,
  }),
  page: is.integer({
    minimum: 1,
    description: 'Page of the list of the query that contains it, limited to the counted pages.',
    example: 1,
  }),
}) {}
