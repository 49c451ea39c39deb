import express from 'express'
import request from 'supertest'
import { linkPaths } from '#src/shared/link-addresses.js'
import { refuseCrossOriginWrites } from './same-origin.middleware.js'

describe('refuseCrossOriginWrites', () => {
  const site = express()
    .use(refuseCrossOriginWrites({ allowedOrigins: [], publicUrl: 'https://site.example' }))
    .use((_request, response) => void response.sendStatus(200))

  const write = (headers: Record<string, string>, method: 'post' | 'put' | 'patch' | 'delete' = 'post') => {
    const sent = request(site)[method]('/')
    return sent.set({ Host: 'site.example', ...headers })
  }

  it.each([
    ['by a page of the site', { 'Sec-Fetch-Site': 'same-origin' }],
    ['by its user, as by a bookmark', { 'Sec-Fetch-Site': 'none' }],
    ['by a page of the site, in an old browser', { Origin: 'https://site.example' }],
    ['by a program', {}],
  ])('accepts a write sent %s', async (_by, headers) => {
    await write(headers).expect(200)
  })

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', '192.0.2.7'])(
    'accepts a write sent by its own page at %s, beside the configured address',
    async (host) => {
      await write({ 'Sec-Fetch-Site': 'same-origin', Host: host, Origin: `http://${host}` }).expect(200)
    },
  )

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a subdomain', { 'Sec-Fetch-Site': 'same-site' }],
    ['something new', { 'Sec-Fetch-Site': 'nested' }],
    ['another site that names this one', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://site.example' }],
    ['another site, in an old browser', { Origin: 'https://elsewhere.example' }],
    ['a subdomain, in an old browser', { Origin: 'https://blog.site.example' }],
    ['a site whose name begins alike', { Origin: 'https://site.example.elsewhere.example' }],
    ['another port', { Origin: 'https://site.example:8443' }],
    ['a page without an origin, such as a sandboxed frame', { Origin: 'null' }],
    ['an origin that is none', { Origin: 'http://[' }],
    ['a foreign origin of a bookmark', { 'Sec-Fetch-Site': 'none', Origin: 'https://elsewhere.example' }],
    [
      'a page under a name that somebody else points here',
      { 'Sec-Fetch-Site': 'same-origin', Host: 'rebound.example', Origin: 'http://rebound.example' },
    ],
  ])('rejects a write sent by %s', async (_by, headers) => {
    await write(headers).expect(403)
  })

  const elsewhere = { Host: 'site.example', 'Sec-Fetch-Site': 'cross-site', Origin: 'https://mail.example' }

  it.each(linkPaths('unsubscribe'))('accepts unsubscriptions from any origin, at %s', async (path) => {
    await request(site).post(`${path}?token=x`).set(elsewhere).expect(200)
  })

  it.each([
    ...linkPaths('confirm'),
    ...linkPaths('unsubscribe').flatMap((path) => [`${path}/`, `${path}/more`, `/more${path}`, path.toUpperCase()]),
    `/?path=${linkPaths('unsubscribe')[0]!}`,
    '/api/newsletter/unsubscribe',
  ])('rejects other writes of another origin: %s', async (path) => {
    await request(site).post(path).set(elsewhere).expect(403)
  })

  it.each(['put', 'patch', 'delete'] as const)('rejects a cross-site %s', async (method) => {
    await write({ 'Sec-Fetch-Site': 'cross-site' }, method).expect(403)
  })

  it.each(['get', 'head', 'options'] as const)(
    'accepts a cross-site %s, because other sites link here',
    async (method) => {
      await request(site)[method]('/').set('Sec-Fetch-Site', 'cross-site').expect(200)
    },
  )
})
