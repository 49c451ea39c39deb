import { translatedText } from '#src/platform/http/validation/translated-text.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { contactSubject } from '#src/shared/content/kinds/contact-subject.js'
import { nameField } from '#src/shared/forms/further-values.js'
import type { Translated } from '#src/shared/languages.js'
import {
  type LeadKindDescription,
  leadKindDescriptions,
  leadKindNames,
  leadStatuses,
} from '#src/shared/leads/lead-kinds.js'
import { requireValue } from '#src/shared/lookups.js'
import { LONGEST_NUMBERED_SLUG } from '#src/shared/slug.js'
import type { Lead } from '../lead.entity.js'
import { type LeadKind, textIn, valueIn } from '../lead-kind.js'

const kinds: LeadKindDescription[] = Object.values(leadKindDescriptions)

/** Returns the maximum length of a text or of a chosen slug. */
function lengthOf({ fields }: LeadKindDescription, name: string): number {
  const field = requireValue(fields[name], name)
  return 'maxLength' in field ? field.maxLength : LONGEST_NUMBERED_SLUG
}

const LONGEST_ABOUT = Math.max(...kinds.map((kind) => lengthOf(kind, kind.about)))
/** Parts of a name are separated by blanks. */
const LONGEST_NAME = Math.max(
  ...kinds.map((kind) => kind.namedBy.reduce((length, name) => length + 1 + lengthOf(kind, name), -1)),
)

/** Lead in one line. */
export class LeadSummaryDto extends WithProperties({
  kind: is.choice(leadKindNames),
  id: is.uuid(),
  receivedAt: is.time(),
  name: is.typed({ maxLength: LONGEST_NAME }, { example: 'Ana Horvat' }),
  about: is.typed({ maxLength: LONGEST_ABOUT }, 'Subject of a message, or preferred location of an inquiry.'),
  aboutName: is.property<Translated | null>({
    oneOf: [translatedText('Name when the message was received.', contactSubject.fields.name.hr), { type: 'null' }],
    type: Object,
    description: 'Name of the subject of a message; null for other leads.',
  }),
  status: is.choice<string>(leadStatuses),
}) {}

export function summarise<L extends Lead>(kind: LeadKind<L>, lead: L): LeadSummaryDto {
  return LeadSummaryDto.pick(lead, {
    kind: kind.name,
    name: kind.nameOf(lead),
    about: requireValue(textIn(lead, kind.about), kind.about),
    aboutName: valueIn(lead, nameField(kind.about)) as Translated | null,
  })
}
