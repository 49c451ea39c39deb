import { randomUUID } from 'node:crypto'
import { contactMessage } from './contact-message.js'

export interface Acknowledged {
  id: string
  email: string
}

/**
 * Sends messages one after the other, each retried until it is acknowledged, as a browser does.
 * @param site returns the current URL of the site
 */
export async function sendUntilAcknowledged(
  site: () => { url: string },
  count: number,
  acknowledge: (message: Acknowledged) => void,
): Promise<void> {
  for (let sent = 0; sent < count; sent++) {
    const key = randomUUID()
    const email = `ana-${randomUUID()}@example.com`
    let id: string | undefined
    while (!(id = await send(site().url, key, email))) await new Promise((resolve) => setTimeout(resolve, 100))
    acknowledge({ id, email })
  }
}

/** Sends a message. @returns its id; undefined without a response, or with 503 */
async function send(url: string, key: string, email: string): Promise<string | undefined> {
  const message = contactMessage({ name: 'Ana', email, message: 'Još uvijek tu?' })
  const response = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => undefined)
  const body = (await response?.json().catch(() => undefined)) as { id: string } | undefined
  if (!response || !body || response.status === 503) return undefined
  if (response.status !== 201) throw new Error(`Refused with ${response.status}`)
  return body.id
}

/** Sends one contact message. @returns the status, and the id when it was stored */
export async function postMessage(site: { url: string }): Promise<{ status: number; id?: string }> {
  const response = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(contactMessage({ name: 'Ana' })),
  })
  const body = (await response.json()) as { id?: string }
  return { status: response.status, id: response.status === 201 ? body.id : undefined }
}
