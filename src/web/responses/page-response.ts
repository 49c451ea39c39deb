import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import type { RenderedPage } from '../pages/page-renderer.service.js'
import { compressQuickly, compressWell, type Encoding, encodings } from './compression.js'
import { PageTemplate } from './page-template.js'
import { preferredEncoding } from './preferred-encoding.js'

interface Representation {
  body: Buffer
  etag: string
  headers: Record<string, string>
  /** Headers for a browser that has the body cached (304). */
  headersAlone: Record<string, string>
}

/** Rendered page as bytes, in each requested encoding. */
export class PageResponse {
  readonly status: number
  private readonly identity: Buffer
  private readonly representations: Partial<Record<Encoding, Representation>> = {}
  private hash?: string

  constructor(
    private readonly page: RenderedPage,
    private readonly commonHeaders: Record<string, string>,
  ) {
    this.status = page.status
    this.identity = Buffer.from(page.body)
  }

  /** Memory of the page in bytes, an upper bound for all encodings. */
  get size(): number {
    return this.identity.length * 2
  }

  send(request: IncomingMessage, response: ServerResponse): void {
    const encoding = preferredEncoding(request)
    const { body, etag, headers, headersAlone } = (this.representations[encoding] ??= this.represent(
      compressQuickly(this.identity, encoding),
      encoding,
    ))
    if (this.status === 200 && fresh(request.headers, { etag })) {
      response.writeHead(304, headersAlone).end()
      return
    }
    response.writeHead(this.status, headers).end(request.method === 'HEAD' ? undefined : body)
  }

  /** Compresses the page with maximum quality for all later responses. */
  async compressWell(): Promise<void> {
    for (const encoding of encodings) {
      const body = await compressWell(this.identity, encoding)
      this.representations[encoding] = this.represent(body, encoding)
    }
  }

  /** Returns the page with placeholders to fill in. */
  toTemplate(placeholders: string[]): PageTemplate {
    return new PageTemplate(this.page, this.commonHeaders, placeholders)
  }

  private represent(body: Buffer, encoding: Encoding): Representation {
    this.hash ??= createHash('sha256').update(this.identity).digest('base64url').slice(0, 16)
    const etag = `"${this.hash}-${encoding}-${body.length}"` // the bytes differ after better compression
    const headersAlone = {
      'Cache-Control': 'no-cache',
      ...this.commonHeaders,
      Vary: 'Accept-Encoding, Cookie, Sec-GPC',
      ETag: etag,
    }
    const headers = {
      ...headersAlone,
      'Content-Type': this.page.contentType,
      'Content-Length': String(body.length),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    }
    return { body, etag, headers, headersAlone }
  }
}
