import { rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compare } from './compare.mjs'
import { start } from './processes.mjs'

const headers = { 'accept-encoding': 'gzip, br' } // as browsers send it

const pages = {
  'home, from the cache': { path: '/', others: 'cached' },
  'home, by a link of a campaign': { path: '/?utm_source=x&gclid=y&fbclid=z', others: 'cached' },
  'a page rendered for the request': { path: '/fran%C5%A1iza?location=zagreb', others: 'rendered' },
  'a location that does not exist': { path: '/lokacija/nigdje', others: 'rendered' },
  'an address that is no page': { path: '/nigdje', expected: 404 },
}

/**
 * Compares pages to a bare node:http server that sends the same bytes and headers.
 * @param {Record<'cached'
 * 'rendered', Record<string, string>>} others addresses of other sites by name
 */
export async function benchPages(site, others, table) {
  for (const [what, { path, expected = 200, others: kind }] of Object.entries(pages)) {
    await fetchRaw(site.url + path) // fills the cache
    const page = await fetchRaw(site.url + path)
    const file = join(tmpdir(), `bench-page-${process.pid}.json`)
    writeFileSync(file, JSON.stringify({ ...page, body: page.body.toString('base64') }))
    const bare = await start('bench/bare-page-server.mjs', [file])
    await compare(what, { site, bare, request: { path, expected, headers }, others: others[kind] }, table)
    await bare.stop()
    rmSync(file)
  }
}

/** Returns the response as transferred, still compressed. */
function fetchRaw(url) {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
}
