import { readdirSync, readFileSync } from 'node:fs'
import { markdownToHtml } from '#src/shared/markdown-to-html.js'
import { toSlug } from '#src/shared/slug.js'
import { element, Markup } from '../markup.js'

const FOLDER = new URL('guides/', import.meta.url)

export interface Guide {
  id: string
  title: string
  markup: Markup
}

/**
 * Reads the guides: one file each, ordered by file name, with the title on its first line.
 * @param words texts by the capital words that they replace
 */
export function readGuides(words: Record<string, string>): Guide[] {
  const filled = (text: string) => Object.entries(words).reduce((all, [word, by]) => all.replaceAll(word, by), text)
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .sort((one, other) => parseInt(one) - parseInt(other))
    .map((file) => toGuide(filled(readFileSync(new URL(file, FOLDER), 'utf8'))))
}

function toGuide(text: string): Guide {
  const [, title = '', rest = ''] = /^# (.*)\n([^]*)$/.exec(text) ?? []
  const id = `guide-${toSlug(title)}`
  return { id, title, markup: element('article', { id }, element('h3', {}, title), new Markup(markdownToHtml(rest))) }
}
