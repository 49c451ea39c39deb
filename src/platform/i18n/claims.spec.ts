import { readdirSync, readFileSync } from 'node:fs'
import { findHealthClaims } from '#src/shared/claims/health-claims.js'

describe('texts of a new installation', () => {
  const root = new URL('../', import.meta.url)
  const files = ['i18n/hr', 'i18n/en', 'database/seed'].flatMap((folder) =>
    readdirSync(new URL(folder, root)).map((name) => `${folder}/${name}`),
  )

  it.each(files)('%s claims nothing', (file) => {
    const { claims: _about, ...content } = JSON.parse(readFileSync(new URL(file, root), 'utf8')) as { claims?: unknown }
    const texts = textsOf(content)
    expect(texts.flatMap((text) => findHealthClaims(text).map((claim) => ({ ...claim, text })))).toEqual([])
  })
})

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}
