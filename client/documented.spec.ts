import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { AnswerOf, BodyOf } from './documented'
import { shownAt } from './requests/api-address'
import { write } from './requests/requests'

// npm run lint:api compares the types themselves, because their generator is one of the tools.
it('the types of the API are generated from the released document', () => {
  const hash = createHash('sha256').update(readFileSync('docs/generated/openapi.json')).digest('hex')
  expect(readFileSync('client/generated/api-document.ts', 'utf8').split('\n')[0]).toContain(hash)
})

it('shownAt replaces path parameters and percent-encodes them', () => {
  const path = '/api/admin/outgoing-mails/{id}/html'
  expect(shownAt({ path, parameters: { id: 'a/b?c' } })).toBe('/api/admin/outgoing-mails/a%2Fb%3Fc/html')
})

// Checked by the compiler: a line that compiles without an error fails the type check.
export const doNotCompile = () => {
  const ids = ['x']
  // @ts-expect-error unknown path
  void write({ method: 'POST', path: '/api/contacts', body: {} })
  // @ts-expect-error method not allowed
  void write({ method: 'DELETE', path: '/api/contact' })
  // @ts-expect-error missing body
  void write({ method: 'POST', path: '/api/newsletter' })
  // @ts-expect-error unknown field
  void write({ method: 'POST', path: '/api/newsletter', body: { email: 'ana@example.com', age: 7 } })
  // @ts-expect-error wrong type of a field
  void write({ method: 'POST', path: '/api/newsletter', body: { email: 7 } })
  // @ts-expect-error unexpected body
  void write({ method: 'POST', path: '/api/admin/users/{id}/disable', parameters: { id: 'x' }, body: { ids } })
  // @ts-expect-error missing path parameter
  void write({ method: 'DELETE', path: '/api/admin/content/posts/{id}' })
  // @ts-expect-error kinds with a single item have no DELETE route
  void write({ method: 'DELETE', path: '/api/admin/content/business/{id}', parameters: { id: 'x' } })
  // @ts-expect-error no GET route
  shownAt({ path: '/api/contact' })
  // @ts-expect-error unknown field of the response
  void ({} as AnswerOf<'GET', '/api/locations'>)[0]!.floor
  // @ts-expect-error unknown enum value
  void ({ forWhom: 'neighbour' } satisfies Partial<BodyOf<'POST', '/api/appointment-request'>>)
}
