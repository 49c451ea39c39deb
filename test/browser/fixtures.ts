import { type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test'
import { policyVersion } from '../../src/shared/consent/policy-version.js'
import type { Language } from '../../src/shared/languages.js'
import { administrator, type Credentials } from '../support/administrator.js'
import { hydrated, trackRequests } from '../support/browser.js'
import { contactMessage } from '../support/contact-message.js'
import { assertLog } from '../support/expected-log.js'
import type { Mailbox } from '../support/mailbox.js'
import { sessionCookieIn } from '../support/session-cookie.js'
import { desktop, phone } from '../support/visitors.js'
import { type Site as RunningSite, type SiteOptions, SitePool } from './sites.js'

export { expect }
export type { Mailbox }

type Values = Record<string, string>

export interface VisitOptions extends BrowserContextOptions {
  language?: Language
  /** Leaves the question about cookies unanswered; other visitors have declined them. */
  undecided?: boolean
  /** Runs before any script of the page. */
  script?: string
  /** Aborts every request for a script. */
  scriptsFail?: boolean
  /** Runs before the page is opened: to route requests, to set its clock. */
  prepare?: (page: Page) => Promise<unknown>
}

/** Site as visitors see it. */
export interface Site {
  readonly url: string
  /** Opens an address as a new visitor, on a phone by default, and waits until the page is hydrated. */
  visit: (address: string, options?: VisitOptions) => Promise<Page>
  /** Opens an empty page of a new visitor, for tests that watch its first navigation. */
  newPage: (options?: VisitOptions) => Promise<Page>
  /** Errors and warnings of the console, and requests to other hosts, so far. */
  readonly complaints: readonly string[]
  /** Accepts messages of the console that match: the browser's report of what the test causes. */
  forgive: (complaint: RegExp) => void
}

/** Site as its staff see it. */
export interface Admin extends Site {
  /** Opens an address of the admin as a user who has just signed in, or in the session that the administrator's tests share. */
  enter: (address: string, options?: VisitOptions & { as?: Credentials }) => Promise<Page>
  /** Adds a member of staff who can sign in, and sees the leads of some locations or all. */
  hire: (email: string, locations?: string[]) => Promise<Credentials & { id: string }>
  /** Sends contact messages, one after the other. @returns their ids */
  receiveMessages: (...messages: Values[]) => Promise<string[]>
  /** Sends franchise inquiries, one after the other. @returns their ids */
  receiveInquiries: (...inquiries: Values[]) => Promise<string[]>
  /** Subscribes addresses to the newsletter, and confirms them. */
  subscribe: (...emails: string[]) => Promise<void>
  /** Requests the API as the administrator. */
  ask: <T = unknown>(method: string, path: string, body?: object, headers?: Values) => Promise<T>
}

interface TestOptions {
  /** Starts a separate site with these variables for the tests of a file or group. */
  ownSite: SiteOptions | undefined
}

interface TestFixtures {
  /** Running site of a test: the worker's shared one unless `ownSite` is set. */
  runningSite: RunningSite
  site: Site
  admin: Admin
  /** Mails that the site has sent. */
  mails: Mailbox
}

interface WorkerFixtures {
  sites: SitePool
}

/** Sooner than actions require another confirmation of the sign-in. */
const RENEWED_AFTER_MS = 6 * 60_000

export const test = base.extend<TestOptions & TestFixtures, WorkerFixtures>({
  ownSite: [undefined, { option: true }],

  sites: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter
    async ({}, use) => {
      const sites = new SitePool()
      await use(sites)
      await sites.stop()
      await assertLog()
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  runningSite: async ({ sites, ownSite }, use, testInfo) => {
    const site = await sites.get(ownSite, testInfo.file)
    await use(site)
    await assertLog()
  },

  mails: ({ runningSite }, use) => use(runningSite.mails),

  site: async ({ runningSite, browser }, use) => {
    const complaints: string[] = []
    const forgiven: RegExp[] = []
    const contexts: { close: () => Promise<void> }[] = []
    const watch = (page: Page) => {
      trackRequests(page)
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== runningSite.url) complaints.push(`Asked ${request.url()}`)
      })
    }

    const cookie = (name: string, value: string) => ({ name, value, url: runningSite.url })
    const newPage = async (visitor: VisitOptions = {}) => {
      const { language, undecided, script, scriptsFail, prepare, ...options } = visitor
      const context = await browser.newContext({
        viewport: phone,
        reducedMotion: 'reduce',
        baseURL: runningSite.url,
        ...options,
      })
      contexts.push(context)
      const page = await context.newPage()
      watch(page)
      await context.addCookies([
        ...(undecided ? [] : [cookie('consentChoice', `declined.${policyVersion}.posted`)]),
        ...(language ? [cookie('language', language)] : []),
      ])
      if (script) await page.addInitScript(script)
      if (scriptsFail) {
        forgiven.push(/^Failed to load resource/)
        await page.route(/\.js(\?|$)/, (route) => route.abort())
      }
      await prepare?.(page)
      return page
    }

    await use({
      url: runningSite.url,
      newPage,
      async visit(address, options = {}) {
        const page = await newPage(options)
        await page.goto(address)
        if (options.javaScriptEnabled !== false && !options.scriptsFail) await hydrated(page)
        return page
      },
      complaints,
      forgive(complaint) {
        forgiven.push(complaint)
      },
    })

    for (const context of contexts) await context.close()
    const unforgiven = complaints.filter((complaint) => !forgiven.some((pattern) => pattern.test(complaint)))
    expect(unforgiven, 'complaints of the console, and requests to other hosts').toEqual([])
  },

  admin: ({ site, mails, runningSite }, use) => use(adminOf(site, mails, runningSite)),
})

const cookieOf = (pair: string, url: string) => {
  const [name, value] = pair.split('=') as [string, string]
  return { name, value, url, httpOnly: true, sameSite: 'Lax' as const }
}

function adminOf(site: Site, mails: Mailbox, running: RunningSite): Admin {
  const send = async (method: string, path: string, body?: object, headers: Values = {}) => {
    const response = await fetch(site.url + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: body && JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response
  }
  const sendAll = async (path: string, leads: object[]): Promise<string[]> => {
    const ids: string[] = []
    for (const lead of leads) ids.push(((await (await send('POST', path, lead)).json()) as { id: string }).id)
    return ids
  }
  const administratorCookie = async () => {
    const { administratorSession: session } = running
    if (session && Date.now() - session.since < RENEWED_AFTER_MS) return session.cookie
    const { headers } = await send('POST', '/api/admin/session', administrator)
    running.administratorSession = { cookie: sessionCookieIn(headers.getSetCookie()), since: Date.now() }
    return running.administratorSession.cookie
  }
  async function ask<T>(method: string, path: string, body?: object, headers?: Values): Promise<T> {
    const response = await send(method, path, body, { ...headers, Cookie: await administratorCookie() })
    const text = await response.text()
    return (text ? JSON.parse(text) : undefined) as T
  }
  const message = contactMessage()
  const inquiry = {
    firstName: 'Iva',
    lastName: 'Perić',
    email: 'iva@example.com',
    phone: '+385 1 555 0199',
    preferredLocation: 'Osijek',
  }

  return {
    ...site,
    enter: (address, { as, ...options } = {}) =>
      site.visit(address, {
        viewport: desktop,
        language: 'hr',
        ...options,
        prepare: async (page) => {
          if (as) await page.request.post('/api/admin/session', { data: { email: as.email, password: as.password } })
          else await page.context().addCookies([cookieOf(await administratorCookie(), site.url)])
          await options.prepare?.(page)
        },
      }),
    receiveMessages: (...messages) =>
      sendAll(
        '/api/contact',
        messages.map((values) => ({ ...message, ...values })),
      ),
    receiveInquiries: (...inquiries) =>
      sendAll(
        '/api/franchise-inquiry',
        inquiries.map((values) => ({ ...inquiry, ...values })),
      ),
    async subscribe(...emails) {
      for (const email of emails) await send('POST', '/api/newsletter', { email })
      for (const email of emails) await mails.confirm(site.url, email)
    },
    async hire(email, locations) {
      const invitation = { email, role: 'staff', locations }
      const { userId } = await ask<{ userId: string }>('POST', '/api/admin/users', invitation)
      const password = 'seven quiet otters'
      const [, query] = (await mails.invitation(email)).split('?')
      await send('POST', '/api/admin/invitation', { token: new URLSearchParams(query).get('token'), password })
      return { id: userId, email, password }
    },
    ask,
  }
}

/** Names in the rows of a list, from the top. */
export function namesIn(page: Page) {
  return page.locator('tbody [data-row-link]')
}
