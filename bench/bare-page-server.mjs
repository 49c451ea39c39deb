import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const page = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const body = Buffer.from(page.body, 'base64')
const ownHeaders = ['connection', 'keep-alive', 'date'] // every node:http server writes these itself
const headers = Object.fromEntries(Object.entries(page.headers).filter(([name]) => !ownHeaders.includes(name)))

createServer((_request, response) => response.writeHead(page.status, headers).end(body)).listen(
  process.env.PORT,
  process.env.HOST,
)
