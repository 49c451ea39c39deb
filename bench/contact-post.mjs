import { compare } from './compare.mjs'
import { start } from './processes.mjs'

const body = JSON.stringify({
  name: 'Ana Horvat',
  email: 'ana@example.com',
  phone: '+385 91 234 5678',
  subject: 'general',
  message: 'Zanima me prvi slobodan termin u Zagrebu.',
})

/** A contact message with validation and rate limit, beside a bare insert of the same on the same Postgres server. */
export async function benchContactPost(siteUrl) {
  const bare = await start('bench/bare-insert-server.mjs', [], { DATABASE_URL: process.env.TEST_DATABASE_URL })
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  await compare('POST /api/contact', { url: `${siteUrl}/api/contact`, ...post }, { url: bare.url, ...post })
  bare.stop()
}
