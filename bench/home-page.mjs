import { request } from 'node:http'
import { writeFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compare } from './compare.mjs'
import { start } from './processes.mjs'

/** The home page from the cache, beside a bare node:http server that sends the same bytes with the same headers. */
export async function benchHomePage(siteUrl) {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding }
    await fetchRaw(siteUrl, headers) // fills the cache
    const page = await fetchRaw(siteUrl, headers)
    const file = join(tmpdir(), `bench-home-${process.pid}.json`)
    writeFileSync(file, JSON.stringify({ headers: page.headers, body: page.body.toString('base64') }))
    const bare = await start('bench/bare-page-server.mjs', [file])
    await compare(
      `Home page, ${encoding}, ${page.body.length} bytes`,
      { url: siteUrl, headers },
      { url: bare.url, headers },
    )
    bare.stop()
    rmSync(file)
  }
}

/** The answer as it travels, not decoded. */
function fetchRaw(url, headers) {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }))
    })
      .on('error', reject)
      .end()
  })
}
