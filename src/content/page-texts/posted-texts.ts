import type { PostedFields } from '#src/platform/http/forms/form-page.decorator.js'
import { readTyped } from '#src/shared/typed-times.js'
import { fromZagrebTime } from '#src/shared/zagreb-time.js'

const TEXT = /^texts\.(.+)\.(\w+)$/
const IN_QUESTION = /^lists\.(.+)\.(\d{1,2})\.(?:(question|answer)\.)?(\w+)$/

/** Converts posted fields such as `texts.hero.title.hr` and `lists.faq.items.0.question.hr` to a change of texts. */
export function toPageTextsChange({ reviewed, publishAt, seen: _seen, ...posted }: PostedFields): object {
  const texts = new Map<string, object>()
  const lists = new Map<string, Record<string, unknown>[]>()
  const others: [string, unknown][] = []
  for (const [name, value] of Object.entries(posted)) {
    const [, list, place, part, field] = IN_QUESTION.exec(name) ?? []
    const [, key, language] = TEXT.exec(name) ?? []
    if (list !== undefined) {
      const rows = lists.get(list) ?? []
      const row = rows[Number(place)] ?? {}
      rows[Number(place)] = part
        ? { ...row, [part]: { ...(row[part] as object), [field!]: value } }
        : { ...row, [field!]: value }
      lists.set(list, rows)
    } else if (key !== undefined) texts.set(key, { ...texts.get(key), [language!]: value })
    else others.push([name, value])
  }
  const at =
    typeof publishAt === 'string' && publishAt.trim() ? fromZagrebTime(readTyped('datetime-local', publishAt)) : null
  return {
    ...Object.fromEntries(others),
    texts: Object.fromEntries(texts),
    lists: Object.fromEntries([...lists].map(([list, rows]) => [list, Array.from(rows, (row) => row ?? {})])),
    reviewed: [reviewed ?? []].flat(),
    publishAt: others.some(([name, value]) => name === 'publication' && value === 'scheduled') ? at : null,
  }
}
