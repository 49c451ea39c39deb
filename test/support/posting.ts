import { randomUUID } from 'node:crypto'
import type { ServerProcess } from './server-process.js'

/** Sends one message after the other; those that were stored are noted. */
export async function sendUntilItDies({ url }: ServerProcess, acknowledged: string[]): Promise<void> {
  for (;;) {
    const email = `ana-${randomUUID()}@example.com`
    const message = { name: 'Ana', email, subject: 'general', message: 'Još uvijek tu?' }
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    }).catch(() => undefined)
    const body = await response?.json().catch(() => undefined)
    if (!response || !body) return
    if (response.status !== 201) throw new Error(`Refused with ${response.status}`)
    acknowledged.push((body as { id: string }).id)
  }
}
