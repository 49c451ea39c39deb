import type { Lead } from '../lead.entity.js'
import { type LeadKind, textIn, valueIn } from '../lead-kind.js'
import { translatedText } from '#src/platform/http/validation/translated-text.js'
import { nameField } from '#src/shared/forms/further-values.js'
import type { Translated } from '#src/shared/languages.js'
import { leadKindNames } from '#src/shared/leads/lead-kinds.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'

/** Lead in one line. */
export class LeadSummaryDto extends WithProperties({
  kind: is.choice(leadKindNames),
  id: is.uuid(),
  receivedAt: is.time(),
  name: is.text({ example: 'Ana Horvat' }),
  about: is.text('Subject of a message, or preferred location of an inquiry.'),
  aboutName: is.property<Translated | null>({
    oneOf: [translatedText('Name when the message was received.'), { type: 'null' }],
    type: Object,
    description: 'Name of the subject of a message; null for other leads.',
  }),
  status: is.text(),
}) {}

export function summarise<L extends Lead>(kind: LeadKind<L>, lead: L): LeadSummaryDto {
  const { id, receivedAt, status } = lead
  const aboutName = valueIn(lead, nameField(kind.about)) as Translated | null
  return {
    kind: kind.name,
    id,
    receivedAt,
    name: kind.nameOf(lead),
    about: textIn(lead, kind.about)!,
    aboutName,
    status,
  }
}
