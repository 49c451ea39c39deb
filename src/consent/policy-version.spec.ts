import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type AllTexts, originalsOf } from '#src/content/page-texts/originals.js'
import { policyVersion } from '#src/shared/consent/policy-version.js'
import { languages } from '#src/shared/languages.js'

/**
 * Fingerprints of the texts that visitors decide on, by policy version. After a change that may affect decisions,
 * increase `policyVersion` and add a line; after a typographical fix, replace the last one.
 */
const fingerprints: Record<number, string> = {
  1: '1c5771e48d34817a',
}

/** Texts about cookies that the owner edits. What pages store, and what visitors accept, changes with a release only. */
const editable = () => {
  const all = Object.fromEntries(
    languages.map((language) => [
      language,
      { cookies: textsOf(language, 'cookies'), layout: textsOf(language, 'layout') },
    ]),
  ) as unknown as AllTexts
  return (['cookies', 'layout'] as const).flatMap((namespace) =>
    [...originalsOf(namespace, all).texts.keys()].map((key) => `${namespace}.${key}`),
  )
}

const textsOf = (language: string, name: string) =>
  JSON.parse(readFileSync(`src/platform/i18n/${language}/${name}.json`, 'utf8')) as Record<string, unknown>

it('requires a new policy version when the texts about cookies change', () => {
  const texts = ['hr', 'en'].map((language) => {
    const { meta: _meta, updatedOn: _updatedOn, ...policy } = textsOf(language, 'cookies')
    return { policy, banner: textsOf(language, 'layout').consent }
  })
  const fingerprint = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
  expect({ [policyVersion]: fingerprint }).toEqual({ [policyVersion]: fingerprints[policyVersion] })
  expect(Math.max(...Object.keys(fingerprints).map(Number))).toBe(policyVersion)
})

it('need not change with texts of the owner, which contain neither the question nor the list of cookies', () => {
  expect(editable()).toContain('cookies.sections.0.heading')
  expect(editable().filter((key) => /^(layout\.consent|cookies\.(entries|places))\./.test(key))).toEqual([])
})
