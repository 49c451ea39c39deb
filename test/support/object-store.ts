import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

/** Way in which the server fails. */
export type StoreFault = 'status' | 'silence' | 'stalled' | 'truncated' | 'changed' | HostileFault

/** Way in which a hostile server answers. */
export type HostileFault = 'endless' | 'compressed' | 'endlessRefusal' | 'redirect' | 'entities' | 'headers' | 'drip'

export interface ObjectStoreServer {
  /** Settings of the environment for this server. */
  settings: { url: string; region: string; keyId: string; secret: string }
  /** Stored bytes by key. */
  objects: Map<string, Buffer>
  /** Fault of every answer; undefined for none. */
  fault?: StoreFault
  /** Cuts all connections in use. */
  cutOff(): void
  close(): Promise<void>
}

const REGION = 'eu-test-1'
const KEY_ID = 'TESTKEY'
const SECRET = 'test/secret+of=the-store'
const BUCKET = '/bucket/pictures/'

/** Server with the part of the S3 API that stores objects. It verifies signatures by the specification of Signature Version 4. */
export async function startObjectStore(): Promise<ObjectStoreServer> {
  const objects = new Map<string, Buffer>()
  const store = { objects } as ObjectStoreServer
  const server = createServer((request, response) => void answer(store, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(store, {
    settings: { url: `http://127.0.0.1:${port}${BUCKET.slice(0, -1)}`, region: REGION, keyId: KEY_ID, secret: SECRET },
    cutOff: () => server.closeAllConnections(),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  })
}

async function answer(store: ObjectStoreServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  const { fault, objects } = store
  const key = request.url!.slice(BUCKET.length)
  if (fault === 'silence') return
  if (isHostile(fault)) return answerHostile(fault, request, response)
  if (fault === 'status') return void response.writeHead(503).end('<Code>SlowDown</Code>')
  if (!request.url!.startsWith(BUCKET) || !isSigned(request, body))
    return void response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>')
  if (request.method === 'PUT') objects.set(key, body)
  if (request.method === 'DELETE') objects.delete(key)
  if (request.method !== 'GET') return void response.writeHead(request.method === 'PUT' ? 200 : 204).end()
  const bytes = objects.get(key)
  if (!bytes) return void response.writeHead(404).end('<Code>NoSuchKey</Code>')
  if (fault === 'changed') return void response.writeHead(200).end(bytes.subarray(0, -1))
  response.writeHead(200, { 'Content-Length': bytes.length })
  if (!fault) return void response.end(bytes)
  response.write(bytes.subarray(0, 10))
  if (fault === 'truncated') response.destroy()
}

const hostileFaults = ['endless', 'compressed', 'endlessRefusal', 'redirect', 'entities', 'headers', 'drip'] as const

const isHostile = (fault: StoreFault | undefined): fault is HostileFault => hostileFaults.some((each) => each === fault)

/** Begins a document of a gigabyte, once its entities are expanded ("billion laughs"). */
const ENTITIES = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "lol">${Array.from(
  { length: 25 },
  (_, index) => `<!ENTITY ${'a'.repeat(index + 2)} "${`&${'a'.repeat(index + 1)};`.repeat(2)}">`,
).join('')}]><Error><Code>&${'a'.repeat(26)};</Code></Error>`

/** 500 MB of zeros, compressed in parts: a reader gets all of them one after the other. */
const COMPRESSED = Buffer.concat(Array<Buffer>(50).fill(gzipSync(Buffer.alloc(10_000_000))))

function answerHostile(fault: HostileFault, { url }: IncomingMessage, response: ServerResponse): void {
  const repeat = (bytes: Buffer) => {
    const write = () => {
      while (!response.destroyed && response.write(bytes));
    }
    response.on('drain', write)
    write()
  }
  switch (fault) {
    case 'endless':
      response.writeHead(200)
      return repeat(Buffer.alloc(1_000_000))
    case 'endlessRefusal':
      response.writeHead(500, { 'Content-Type': 'application/xml' })
      return repeat(Buffer.alloc(1_000_000))
    case 'compressed':
      response.writeHead(200, { 'Content-Encoding': 'gzip' })
      return void response.end(COMPRESSED)
    case 'redirect':
      return void response.writeHead(307, { Location: `http://127.0.0.1:9${url}` }).end()
    case 'entities':
      return void response.writeHead(403, { 'Content-Type': 'application/xml' }).end(ENTITIES)
    case 'headers':
      response.socket!.write(`HTTP/1.1 200 OK\r\n`)
      return void response.socket!.write(`X-Long: ${'x'.repeat(1_000_000)}\r\n`)
    case 'drip': {
      response.writeHead(200)
      const drip = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(drip))
    }
  }
}

const hashOf = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const sign = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

/** Verifies the header `Authorization`, the hash of the body and the age of the request. */
function isSigned({ method, url, headers }: IncomingMessage, body: Buffer): boolean {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  if (!parts) return false
  const [, keyId, day, region, signed, signature] = parts as unknown as string[]
  const date = headers['x-amz-date'] as string
  const content = headers['x-amz-content-sha256'] as string
  if (keyId !== KEY_ID || region !== REGION || !date.startsWith(day!)) return false
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signed!.split(';').includes(name))) return false
  if (content !== hashOf(body) && !(content === 'UNSIGNED-PAYLOAD' && body.length === 0)) return false
  const lines = signed!.split(';').map((name) => `${name}:${(headers[name] as string).trim()}\n`)
  const canonical = [method, url, '', lines.join(''), signed, content].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = ['s3', 'aws4_request'].reduce(sign, sign(sign(`AWS4${SECRET}`, day!), region))
  const expected = sign(key, ['AWS4-HMAC-SHA256', date, scope, hashOf(canonical)].join('\n'))
  return timingSafeEqual(expected, Buffer.from(signature!, 'hex'))
}
