import { createServer } from 'node:http'
import request from 'supertest'
import { PageTemplate } from './page-template.js'

describe('PageTemplate', () => {
  const text = `Grad: [name]. ${'Biorezonanca. '.repeat(500)} Opet [name].`
  const page = { status: 200, contentType: 'text/html; charset=utf-8', body: `[name]${text}[path]` }
  const template = new PageTemplate(page, { 'x-common': 'yes' }, ['\\[name\\]', '\\[path\\]'])
  const values = { '[name]': 'Žminj $& $1', '[path]': '/lokacija/%C5%BEminj' }
  const server = createServer((asked, answer) => template.send(values, asked, answer))
  const filled = page.body.replaceAll('[name]', () => values['[name]']).replace('[path]', () => values['[path]'])

  it.each(['gzip', 'br, gzip', 'identity', 'br'])(
    'sends the filled page to a browser that accepts %s',
    async (accepted) => {
      const { text: sent, headers } = await request(server).get('/').set('Accept-Encoding', accepted).expect(200)
      expect(sent).toBe(filled)
      expect(headers['content-encoding']).toBe(accepted.includes('gzip') ? 'gzip' : undefined)
      expect(headers).toMatchObject({ 'x-common': 'yes', 'cache-control': 'no-store' })
    },
  )

  it('compresses the fixed text', async () => {
    const { headers } = await request(server).head('/').set('Accept-Encoding', 'gzip').expect(200)
    expect(Number(headers['content-length'])).toBeLessThan(filled.length)
  })
})
