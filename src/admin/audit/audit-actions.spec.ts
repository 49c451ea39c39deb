import { readFileSync } from 'node:fs'
import { languages } from '#src/shared/languages.js'
import { auditActions } from './audit-actions.js'

type Texts = { [key: string]: Texts | string }

describe('auditActions', () => {
  it('contains each action once', () => {
    expect(new Set(auditActions).size).toBe(auditActions.length)
  })

  it.each(languages)('has a text for each action in %s', (language) => {
    const textsOf = (namespace: string): unknown =>
      JSON.parse(readFileSync(new URL(`../../platform/i18n/${language}/${namespace}.json`, import.meta.url), 'utf8'))
    const { auditLog } = textsOf('accounts') as { auditLog: { actions: Texts } }
    const { kinds } = textsOf('content') as { kinds: Record<string, { name: string }> }
    const textOf = (action: string) => {
      const [, kind, done] = /^content\.(\w+)\.(\w+)$/.exec(action) ?? []
      const path = done ? ['content', done] : action.split('.')
      if (kind && !kinds[kind]?.name) return undefined
      return path.reduce<Texts | string | undefined>(
        (texts, key) => (texts as Texts | undefined)?.[key],
        auditLog.actions,
      )
    }
    expect(auditActions.filter((action) => typeof textOf(action) !== 'string')).toEqual([])
  })
})
