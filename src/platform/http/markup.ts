import type { Language } from '#src/shared/languages.js'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Escaped markup; any other text is escaped when inserted into it. */
export class Markup {
  constructor(private readonly text: string) {}

  toString(): string {
    return this.text
  }
}

export function element(
  name: string,
  attributes: Record<string, string> = {},
  ...children: (Markup | string)[]
): Markup {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`)
  const inside = children.map((child) => (child instanceof Markup ? child.toString() : escape(child)))
  return new Markup(`<${name}${written.join('')}>${inside.join('')}</${name}>`)
}

/** Renders an HTML document. @param head markup of void elements for the head */
export function htmlDocument(head: string, body: Markup, language: Language): string {
  return `<!doctype html>\n<html lang="${language}"><head>${head}</head>${body.toString()}</html>\n`
}

export function xmlDocument(root: Markup): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.toString()}\n`
}

/** Escapes a text, and removes characters that XML 1.0 forbids. */
function escape(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
}
