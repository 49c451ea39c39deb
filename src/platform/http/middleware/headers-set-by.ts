import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/** Returns the headers that a middleware sets on every response, so that they can be set without running it. */
export function headersSetBy(
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  middleware(request, response, () => undefined)
  return response.getHeaders() as Record<string, string>
}
