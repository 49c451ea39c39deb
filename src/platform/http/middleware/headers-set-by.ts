import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/** What a middleware sets whatever is asked, as a plain object: to set it without running the middleware. */
export function headersSetBy(
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  middleware(request, response, () => undefined)
  return response.getHeaders() as Record<string, string>
}
