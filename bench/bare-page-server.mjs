import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const page = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const body = Buffer.from(page.body, 'base64')
const { connection: _c, 'keep-alive': _k, date: _d, ...headers } = page.headers

createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(
  process.env.PORT,
  process.env.HOST,
)
