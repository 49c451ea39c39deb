import type { Page } from 'playwright-core'
import { mailbox } from './mailbox.js'
import { administrator } from './running-site.js'
import { desktop, type VisitedSite, visitedSite, type VisitOptions } from './visitors.js'
import { sessionCookieIn } from './staff.js'

type Values = Record<string, string>
type Credentials = typeof administrator

export interface AdminSite extends VisitedSite {
  /** A page of the admin in a browser of its own, where somebody has just signed in: the administrator, as a rule. */
  enter: (address: string, options?: VisitOptions & { as?: Credentials }) => Promise<Page>
  /** Adds somebody of the staff, who can sign in. */
  hire: (email: string) => Promise<Credentials & { id: string }>
  /** What visitors send, one after the other. @returns the ids */
  receiveMessages: (...messages: Values[]) => Promise<string[]>
  receiveInquiries: (...inquiries: Values[]) => Promise<string[]>
  /** Addresses that subscribe, and confirm. */
  subscribe: (...emails: string[]) => Promise<void>
  /** Asks the API as the administrator would. */
  ask: <T = unknown>(method: string, path: string, body?: object, headers?: Values) => Promise<T>
}

/** A site with its admin, for the tests of a file. */
export function adminSite(variables: NodeJS.ProcessEnv = {}): AdminSite {
  const mails = mailbox()
  const site = visitedSite(Object.assign(mails.variables, variables))
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
  async function ask<T>(method: string, path: string, body?: object, headers?: Values): Promise<T> {
    cookie ??= sessionCookieIn((await send('POST', '/api/admin/session', administrator)).headers.getSetCookie())
    const response = await send(method, path, body, { ...headers, Cookie: cookie })
    const text = await response.text()
    return (text ? JSON.parse(text) : undefined) as T
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
    enter: (address, { as: { email, password } = administrator, ...options } = {}) =>
      site.visit(address, {
        viewport: desktop,
        language: 'hr',
        ...options,
        prepare: async (page) => {
          await page.request.post('/api/admin/session', { data: { email, password } })
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
    async subscribe(...emails) {
      for (const email of emails) await send('POST', '/api/newsletter', { email })
      for (const email of emails) await mails.confirm(site.url, email)
    },
    async hire(email) {
      const invitation = { email, role: 'staff' }
      const { userId, link } = await ask<{ userId: string; link: string }>('POST', '/api/admin/users', invitation)
      const password = 'seven quiet otters'
      await send('POST', '/api/admin/invitation', { token: new URL(link).searchParams.get('token'), password })
      return { id: userId, email, password }
    },
    ask,
  }
}

/** The names in the rows of a list, from the top. */
export function namesIn(page: Page): Promise<string[]> {
  return page.locator('tbody [data-row-link]').allTextContents()
}
