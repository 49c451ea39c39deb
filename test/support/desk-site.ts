import type { Page } from 'playwright-core'
import { administrator } from './running-site.js'
import { desktop, type VisitedSite, visitedSite, type VisitOptions } from './visitors.js'

type Values = Record<string, string>

export interface DeskSite extends VisitedSite {
  /** A page of the admin at a desk of its own, where the administrator has just signed in. */
  enter: (address: string, options?: VisitOptions) => Promise<Page>
  /** What visitors send, one after the other. @returns the ids */
  receiveMessages: (...messages: Values[]) => Promise<string[]>
  receiveInquiries: (...inquiries: Values[]) => Promise<string[]>
  /** Asks the API as the administrator would. */
  ask: <T = unknown>(method: string, path: string, body?: object, headers?: Values) => Promise<T>
}

/** A site with its desk, for the tests of a file. */
export function deskSite(): DeskSite {
  const site = visitedSite()
  let cookie: string | undefined

  const send = async (method: string, path: string, body?: object, headers: Values = {}) => {
    const response = await fetch(site.url + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: body && JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response
  }
  const receive = async (path: string, leads: object[]): Promise<string[]> => {
    const ids: string[] = []
    for (const lead of leads) ids.push(((await (await send('POST', path, lead)).json()) as { id: string }).id)
    return ids
  }
  const sent = { name: 'Ana Horvat', email: 'ana@example.com', subject: 'general', message: 'Dobar dan' }
  const asked = { firstName: 'Iva', lastName: 'Perić', email: 'iva@example.com', phone: '+385 1 555 0199' }

  return {
    visit: (address, options) => site.visit(address, options),
    forgive: (complaint) => site.forgive(complaint),
    get url() {
      return site.url
    },
    enter: (address, options = {}) =>
      site.visit(address, {
        viewport: desktop,
        language: 'hr',
        ...options,
        prepare: async (page) => {
          await page.request.post('/api/admin/session', { data: administrator })
          await options.prepare?.(page)
        },
      }),
    receiveMessages: (...messages) =>
      receive(
        '/api/contact',
        messages.map((message) => ({ ...sent, ...message })),
      ),
    receiveInquiries: (...inquiries) =>
      receive(
        '/api/franchise-inquiry',
        inquiries.map((inquiry) => ({ ...asked, preferredLocation: 'Osijek', ...inquiry })),
      ),
    async ask(method, path, body, headers) {
      cookie ??= (await send('POST', '/api/admin/session', administrator)).headers.get('set-cookie')!.split(';')[0]!
      const response = await send(method, path, body, { ...headers, Cookie: cookie })
      return (await response.json()) as never
    },
  }
}

/** The names in the rows of a list, from the top. */
export function namesIn(page: Page): Promise<string[]> {
  return page.locator('tbody [data-row-link]').allTextContents()
}
