import { randomUUID } from 'node:crypto'
import { compare } from './compare.mjs'
import { start } from './processes.mjs'

/** {n}: makes each message unique, so that no response is cached. */
export const message = JSON.stringify({
  name: 'Đurđica Horvat',
  email: 'gost-{n}@example.com',
  phone: '+385 91 234 5678',
  subject: 'general',
  message: 'Zanima me prvi slobodan termin u Zagrebu. {n}',
})

const setupRequest = (request) => {
  const key = randomUUID()
  const headers = { ...request.headers, 'idempotency-key': key }
  return { ...request, headers, body: message.replaceAll('{n}', key) }
}

/** Compares a contact message, with idempotency key, validation and rate limit, to a bare insert on the same Postgres server. */
export async function benchContactPost(site, table) {
  const bare = await start('bench/bare-insert-server.mjs', [], { DATABASE_URL: process.env.TEST_DATABASE_URL })
  const headers = { 'content-type': 'application/json' }
  const request = { path: '/api/contact', expected: 201, method: 'POST', requests: [{ headers, setupRequest }] }
  await compare('contact message', { site, bare, request, message }, table)
  await bare.stop()
}
