import { Agent as HttpAgent, type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest, type RequestOptions } from 'node:https'
import type { LookupFunction } from 'node:net'
import { getFirst, requireValue } from '#src/shared/lookups.js'
import { hostOf } from './endpoint-url.js'
import type { HostAddressesService } from './host-addresses.service.js'

/** Bytes of a response that are read and stored. */
const ANSWER_BYTES = 1024

/**
 * Agents with a new connection per message, so that the checked address is the one connected to. No proxy of the
 * environment.
 */
const agents = { 'http:': new HttpAgent({ keepAlive: false }), 'https:': new HttpsAgent({ keepAlive: false }) }

export interface Answer {
  status: number
  /** Beginning of the body, as text. */
  text: string
  retryAfter: string | undefined
}

export interface Post {
  url: URL
  headers: Record<string, string>
  body: string
  hosts: Pick<HostAddressesService, 'find'>
  /** Aborts the request in any phase. */
  signal: AbortSignal
}

/**
 * Sends a message and reads the beginning of the response. Follows no redirect.
 * @throws errors of Node, of `hosts`, and of `signal`, if no response arrived
 */
export function postMessage({ url, headers, body, hosts, signal }: Post): Promise<Answer> {
  const isTls = url.protocol === 'https:'
  const options: RequestOptions = {
    method: 'POST',
    host: hostOf(url),
    port: url.port || (isTls ? 443 : 80),
    path: url.pathname + url.search,
    headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
    agent: agents[url.protocol as 'https:'],
    lookup: lookupBy(hosts),
    signal,
  }
  return new Promise((resolve, reject) => {
    const sent: ClientRequest = isTls ? httpsRequest(options) : httpRequest(options)
    sent.on('response', (response) => resolve(readAnswer(response)))
    sent.on('error', reject)
    sent.on('close', () => reject(new Error('Closed without an answer'))) // as after a change of protocols
    sent.end(body)
  })
}

function lookupBy(hosts: Post['hosts']): LookupFunction {
  return (host, { all }, callback) => {
    hosts.find(host).then(
      (found) => {
        if (all) return callback(null, found)
        const { address, family } = getFirst(found)
        callback(null, address, family)
      },
      (error: Error) => callback(error, ''),
    )
  }
}

/**
 * Reads the beginning of the body; after an interruption, returns what has arrived, since the status is already known.
 */
async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      length += chunk.length
      if (length >= ANSWER_BYTES) break
    }
  } catch {
    // returns what has arrived
  } finally {
    response.destroy()
  }
  return {
    status: requireValue(response.statusCode, 'status of the response'),
    text: printable(Buffer.concat(chunks).subarray(0, ANSWER_BYTES)),
    retryAfter: response.headers['retry-after'],
  }
}

/** Returns the text without control characters and without marks that change its direction. */
export function printable(bytes: Buffer): string {
  return new TextDecoder().decode(bytes).replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, '')
}
