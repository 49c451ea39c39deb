import { createHash } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import type { RenderedPage } from './page-renderer.service.js'

const encodings = ['br', 'gzip', 'identity'] as const

type Encoding = (typeof encodings)[number]

interface Representation {
  body: Buffer
  etag: string
  headers: Record<string, string>
}

/** A rendered page as ready bytes, in each encoding. */
export class PageResponse {
  private constructor(
    readonly status: number,
    private readonly representations: Record<Encoding, Representation>,
  ) {}

  static async of(page: RenderedPage, commonHeaders: Record<string, string>): Promise<PageResponse> {
    const identity = Buffer.from(page.body)
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
    const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity, quality), promisify(gzip)(identity)])
    const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 16)
    const representation = (body: Buffer, encoding: Encoding): Representation => {
      const etag = `"${hash}-${encoding}"`
      return {
        body,
        etag,
        headers: {
          ...commonHeaders,
          'Content-Type': page.contentType,
          'Content-Length': String(body.length),
          ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
          'Cache-Control': 'no-cache',
          Vary: 'Accept-Encoding, Cookie, Sec-GPC',
          ETag: etag,
        },
      }
    }
    return new PageResponse(page.status, {
      br: representation(br, 'br'),
      gzip: representation(zipped, 'gzip'),
      identity: representation(identity, 'identity'),
    })
  }

  /** Bytes of memory it takes. */
  get size(): number {
    return encodings.reduce((sum, encoding) => sum + this.representations[encoding].body.length, 0)
  }

  send(request: IncomingMessage, response: ServerResponse): void {
    const { body, etag, headers } = this.representations[preferredEncoding(request)]
    if (this.status === 200 && fresh(request.headers, { etag })) {
      response.writeHead(304, { ETag: etag, Vary: headers.Vary, 'Cache-Control': headers['Cache-Control'] }).end()
      return
    }
    response.writeHead(this.status, headers).end(request.method === 'HEAD' ? undefined : body)
  }
}

/** The smallest that the browser takes. */
function preferredEncoding(request: IncomingMessage): Encoding {
  const accepted = new Negotiator(request).encodings()
  return encodings.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}

/** What a middleware would set, as a plain object: for answers that Express never sees. */
export function headersSetBy(
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  middleware(request, response, () => undefined)
  return response.getHeaders() as Record<string, string>
}
