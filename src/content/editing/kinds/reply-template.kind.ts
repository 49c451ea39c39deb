import { languages } from '#src/shared/languages.js'
import { placeholdersIn, replyPlaceholders } from '#src/shared/leads/reply-placeholders.js'
import { ReplyTemplate } from '../../reply-templates/reply-template.entity.js'
import { contentKind } from '../content-kind.js'
import { takenNames } from '../fields/taken-names.js'

const nameFaults = takenNames(ReplyTemplate, 'replyTemplate.taken')

const braced = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')

const isKnown = (name: string) => (replyPlaceholders as readonly string[]).includes(name)

export const replyTemplate = contentKind('replyTemplate', ReplyTemplate, {
  descriptions: { text: `Text with the placeholders ${braced(replyPlaceholders)}.` },

  faults: async (content, manager, before) => {
    const faults = await nameFaults(content, manager, before)
    for (const language of languages) {
      const unknown = placeholdersIn(content.text[language]).filter((name) => !isKnown(name))
      if (unknown.length === 0) continue
      const args = { unknown: braced(unknown), known: braced(replyPlaceholders) }
      faults.push({ field: `text.${language}`, code: 'replyTemplate.placeholder', args })
    }
    return faults
  },
})
