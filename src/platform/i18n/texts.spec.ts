import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages } from '#src/shared/languages.js'

const directory = dirname(fileURLToPath(import.meta.url))

type Tree = string | Tree[] | { [key: string]: Tree }

/** Returns every text of a namespace by its dotted key. */
function textsOf(tree: Tree, key = ''): [string, string][] {
  if (typeof tree === 'string') return [[key, tree]]
  return Object.entries(tree).flatMap(([part, branch]) => textsOf(branch, key ? `${key}.${part}` : part))
}

function read(language: string, file: string): Map<string, string> {
  return new Map(textsOf(JSON.parse(readFileSync(join(directory, language, file), 'utf8')) as Tree))
}

const placeholders = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()

describe('texts', () => {
  const files = readdirSync(join(directory, 'hr'))

  it('have the same namespaces in every language', () => {
    for (const language of languages) expect(readdirSync(join(directory, language))).toEqual(files)
  })

  describe.each(files)('in %s', (file) => {
    const croatian = read('hr', file)
    const english = read('en', file)

    it('have the same keys and placeholders in both languages', () => {
      expect([...english.keys()]).toEqual([...croatian.keys()])
      for (const [key, text] of croatian)
        expect([key, placeholders(english.get(key))]).toEqual([key, placeholders(text)])
    })

    it('use typographic quotation marks and non-breaking spaces before units', () => {
      for (const [key, text] of [...croatian, ...english]) {
        expect([key, text]).not.toEqual([key, expect.stringMatching(/"|\d (€|km|min|kB|h|%)(?!\p{L})/u)])
        expect([key, text.normalize('NFC')]).toEqual([key, text])
      }
    })
  })
})
