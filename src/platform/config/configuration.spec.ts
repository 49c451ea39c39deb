import { readFileSync } from 'node:fs'
import { renderConfiguration, renderEnvExample } from './configuration-table.js'
import { schema } from './environment-schema.js'

const files = { 'docs/configuration.md': renderConfiguration(), '.env.example': renderEnvExample() }

describe('configuration reference', () => {
  it.each(Object.entries(files))('%s is up to date with the schema', (file, generated) => {
    if (readFileSync(file, 'utf8') !== generated)
      throw new Error(`${file} is out of date: run npm run docs:configuration`)
  })

  it.each(Object.entries(schema))('describes %s', (_name, { desc }) => {
    expect(desc).toMatch(/^[A-Z].*\.$/)
  })
})
