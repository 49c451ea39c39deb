import { readdirSync, readFileSync } from 'node:fs'

describe('SiteContentService', () => {
  it('is asked each question in one place, so that its answers have one shape', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.service.ts'),
    )
    const sources = files.map((file) => readFileSync(`src/${file}`, 'utf8'))
    const questions = sources.flatMap((source) =>
      [...source.matchAll(/\.recall\(\s*'([^']+)'/g)].map(([, each]) => each),
    )
    expect(questions.length).toBeGreaterThan(10)
    expect(questions).toEqual([...new Set(questions)])
  })
})
