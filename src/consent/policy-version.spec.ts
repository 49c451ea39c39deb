import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { policyVersion } from '../shared/consent/policy-version.js'

/**
 * Fingerprints of the texts that visitors decide on, by policy version. After a change that may affect decisions,
 * increase `policyVersion` and add a line; after a typographical fix, replace the last one.
 */
const fingerprints: Record<number, string> = {
  1: '5fbea82d4049a9a5',
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
