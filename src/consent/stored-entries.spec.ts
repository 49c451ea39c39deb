import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserKeys, cookies, draftedForms, tabKeys } from '#src/shared/consent/stored-entries.js'
import { languages } from '#src/shared/languages.js'

const sources = ['src', 'views', 'client']
  .flatMap((folder) => (readdirSync(folder, { recursive: true }) as string[]).map((path) => join(folder, path)))
  .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.tsx?$|client\/generated/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8').replace(/^\s*(\/?\*|\/\/).*$/gm, '') }))

/** Returns the sources that match a pattern. */
const using = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

/** Returns the first groups of all matches in the sources. */
const found = (pattern: RegExp) => [
  ...new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name!))),
]

const textsOf = (language: string) =>
  (
    JSON.parse(readFileSync(`src/platform/i18n/${language}/cookies.json`, 'utf8')) as {
      entries: Record<'cookie' | 'browser' | 'tab', Record<string, string>>
    }
  ).entries

describe('list of cookies and storage keys', () => {
  it('contains every cookie that the server or a script sets', () => {
    const constants = found(/_COOKIE = '(\w+)'/g)
    const prefixed = found(/(?:hostCookieName\(|\bCOOKIE = )'(\w+)'/g)
    expect([...constants, ...prefixed].sort()).toEqual(Object.keys(cookies).sort())
  })

  it('contains every cookie whose name is written where it is set', () => {
    const literal = /(?:\.cookie|\.clearCookie|writeCookie|stringifySetCookie)\(\s*(?:\{\s*name:\s*)?['"`]/
    expect(using(literal)).toEqual([])
  })

  it('is not bypassed: only the typed wrappers use the browser’s storage', () => {
    expect(using(/document\.cookie/)).toEqual(['client/cookies.ts'])
    expect(using(/\b(localStorage|sessionStorage|indexedDB)\b/)).toEqual(['client/storage.ts'])
  })

  it('contains every form that stores what was typed', () => {
    const forms = found(/<Form\s+name="([\w-]+)"/g)
    expect(forms.sort()).toEqual([...draftedForms].sort())
  })

  it.each(languages)('is described entry by entry in language %s', (language) => {
    const { cookie, browser, tab } = textsOf(language)
    expect(Object.keys(cookie)).toEqual(Object.keys(cookies))
    expect(Object.keys(browser)).toEqual(Object.keys(browserKeys))
    expect(Object.keys(tab)).toEqual(Object.keys(tabKeys))
  })
})
