import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { shownAt } from './requests/api-address'
import type { AnswerOf, BodyOf } from './documented'
import { write } from './requests/requests'

// npm run lint:api compares the types themselves, because their generator is one of the tools.
it('the types of the API are generated from the released document', () => {
  const hash = createHash('sha256').update(readFileSync('docs/generated/openapi.json')).digest('hex')
  expect(readFileSync('client/generated/api-document.ts', 'utf8').split('\n')[0]).toContain(hash)
})

it('an address has its parameters in place, spelt so that they stay one part of it', () => {
  const path = '/api/admin/outgoing-mails/{id}/html'
  expect(shownAt({ path, parameters: { id: 'a/b?c' } })).toBe('/api/admin/outgoing-mails/a%2Fb%3Fc/html')
})

// Whoever runs the compiler runs this: a line that compiles all the same is a fault.
export const doNotCompile = () => {
  const ids = ['x']
  // @ts-expect-error there is no such path
  void write({ method: 'POST', path: '/api/contacts', body: {} })
  // @ts-expect-error it does not take this method
  void write({ method: 'DELETE', path: '/api/contact' })
  // @ts-expect-error it wants a body
  void write({ method: 'POST', path: '/api/newsletter' })
  // @ts-expect-error it takes no such field
  void write({ method: 'POST', path: '/api/newsletter', body: { email: 'ana@example.com', age: 7 } })
  // @ts-expect-error an address is a text
  void write({ method: 'POST', path: '/api/newsletter', body: { email: 7 } })
  // @ts-expect-error it takes no body
  void write({ method: 'POST', path: '/api/admin/users/{id}/disable', parameters: { id: 'x' }, body: { ids } })
  // @ts-expect-error its id is missing
  void write({ method: 'DELETE', path: '/api/admin/content/posts/{id}' })
  // @ts-expect-error there is one, which is not removed
  void write({ method: 'DELETE', path: '/api/admin/content/business/{id}', parameters: { id: 'x' } })
  // @ts-expect-error it is not read
  shownAt({ path: '/api/contact' })
  // @ts-expect-error it answers with no such field
  void ({} as AnswerOf<'GET', '/api/locations'>)[0]!.floor
  // @ts-expect-error no subject is called so
  void ({ subject: 'complaints' } satisfies Partial<BodyOf<'POST', '/api/contact'>>)
}
