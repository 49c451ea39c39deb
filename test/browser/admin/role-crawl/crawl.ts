import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Response } from '@playwright/test'
import { hydrated, networkQuiet } from '../../../support/browser.js'
import { type Answer, installCrawler, type Submission } from './in-page.js'

/** Controls that close a question without an answer: pressed first, since an answer closes it too. */
const CANCELS = /\b(cancel|close|keep)\b/i
/** Controls that revert what was just done, which restores the control that did it. */
const REVERTS = /\bundo$/i
/** Controls that take something away: pressed when everything has been opened. */
const REMOVES =
  /\b(revoke|disable|deactivate|discard|unsubscribe|suppress|merge|turn off|(?<!not )spam|end|ending|trash)\b/i
/** Deletions, and the change of the password, which ends the other sessions: after what else takes something away. */
const DELETES = /\b(delete|deletion|remove(?! reminder)|erase|change password)\b/i
/** Controls that end the crawl: pressed last. */
const ENDS = /\bsign out$/i
/** Parameters of addresses whose values lead to pages with other controls. */
const VIEWS = ['view', 'state', 'remove', 'send']
/** Items that are all opened, since their controls depend on their status. */
const VARIED = /^\/admin\/(contact-messages|franchise-inquiries|appointment-requests|bookings|users)\/[^/]+$/

/** Time without requests after which a page is looked at: a press answers within a frame, if not by a request. */
const QUIET_MS = 30

/** Time in which a navigation that interrupts another has begun, and tries to open a page. */
const INTERRUPTION_MS = 200
const MAX_ATTEMPTS = 6

/** Tries to reveal a control that another press has hidden. */
const MAX_TRIES = 4

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

export const patternOf = (path: string) =>
  path
    .replace(UUID, ':id')
    .replace(/\d{4}-\d{2}-\d{2}/g, ':day')
    .replace(/(?<=\/texts\/)[^/]+/, ':namespace')

const depthOf = (address: string) => address.split(/[/?]/).length

/** Crawl of one user: follows every link, submits every form, and presses every control of the admin's pages. */
export class Crawl {
  /** Refusals and errors. */
  readonly faults = new Set<string>()
  /** Patterns of the pages that were shown. */
  readonly patterns = new Set<string>()
  readonly submitted = new Set<string>()
  readonly pressed = new Set<string>()

  private readonly queued = new Set<string>()
  private readonly links: string[] = []
  private readonly pages: string[] = []
  private readonly submissions = new Map<string, Submission>()
  /** Controls of each pattern, and the control whose press revealed them unless the page began with them. */
  private readonly controls = new Map<string, Map<string, string | undefined>>()
  /** How often the crawl has tried to reveal a control. */
  private readonly tries = new Map<string, number>()
  private isRemoving = false
  private isOpening = false
  /** Paths of the pages that the crawl has removed. */
  private readonly removed = new Set<string>()
  private step = ''

  private constructor(
    private readonly page: Page,
    private readonly reader: Page,
  ) {}

  /** Crawls the admin as the user of a page. */
  static async of(entered: Page): Promise<Crawl> {
    const context = entered.context()
    const { origin } = new URL(entered.url())
    await context.addInitScript(installCrawler)
    const reader = await context.newPage()
    await reader.goto(`${origin}/robots.txt`)
    const crawl = new Crawl(entered, reader)
    entered.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
    entered.on('popup', (popup) => void popup.close())
    entered.on('response', (response) => {
      const request = response.request()
      if (!crawl.isOpening || !request.isNavigationRequest())
        crawl.check(response.status(), request.method(), request.url())
    })
    await crawl.run()
    return crawl
  }

  private async run(): Promise<void> {
    this.enqueue('/admin')
    await this.follow()
    for (const address of this.pages) {
      await this.walk(address)
      await this.follow() // appends the pages that the walk has found
    }
    this.isRemoving = true
    for (const address of [...this.pages].sort((one, other) => depthOf(pathOf(other)) - depthOf(pathOf(one))))
      if (this.dueOf(address).some((name) => isOfRow(name) || this.mayReveal(address, name))) await this.walk(address)
    await this.follow()
    await this.signOut()
  }

  /** Signs out, which needs the whole session. */
  private async signOut(): Promise<void> {
    const [key, submission] = [...this.submissions].find(([key]) => ENDS.test(key)) ?? []
    if (!key || !submission) throw new Error('No page shows the button to sign out')
    this.submitted.add(key)
    const { address } = await this.reader.evaluate((form) => window.crawler.send(form), submission)
    if (!address.startsWith('/admin/login')) this.faults.add(`Signing out leads to ${address}`)
  }

  private check(status: number, method: string, url: string): void {
    const isGone = status === 404 && this.removed.has(pathOf(url))
    if (
      [401, 403].includes(status) ||
      (status === 404 && !isGone) ||
      status >= 500 ||
      pathOf(url) === '/admin/login' // the session has ended too early
    )
      this.faults.add(`${status} ${method} ${url}, ${this.step}`)
  }

  /** Follows the links and submits the forms that are due, until there is nothing new. */
  private async follow(): Promise<void> {
    for (;;) {
      const link = this.links.shift()
      const due = [...this.submissions].filter(([key]) => this.isToSubmit(key))
      due.sort(([one], [other]) => rankOf(one) - rankOf(other))
      const [key, submission] = due[0] ?? []
      if (link) {
        this.step = `link to ${link}`
        this.note(await this.reader.evaluate((address) => window.crawler.get(address), link), 'GET', true)
      } else if (key && submission) {
        this.submitted.add(key)
        this.step = `form ${key}`
        this.note(await this.reader.evaluate((form) => window.crawler.send(form), submission), submission.method, false)
      } else return
    }
  }

  private isToSubmit(key: string): boolean {
    return !this.submitted.has(key) && !ENDS.test(key) && (this.isRemoving || !isRemoval(key))
  }

  private note({ status, address, links, submissions }: Answer, method: string, isLink: boolean): void {
    this.check(status, method, address)
    if (isLink && links.length > 0 && status === 200) {
      const pattern = patternOf(pathOf(address))
      const { search } = new URL(address, 'http://localhost')
      const isOther = !search || !this.patterns.has(pattern) || VIEWS.some((name) => search.includes(`${name}=`))
      if (isOther && !this.pages.includes(address)) this.pages.push(address)
      this.patterns.add(pattern)
    } else if (links.length > 0) this.enqueue(address)
    for (const link of links) this.enqueue(link)
    for (const submission of submissions) this.addSubmission(submission)
  }

  private addSubmission(submission: Submission): void {
    const key = `${submission.method} ${patternOf(pathOf(submission.address))} ${submission.name}`
    if (!this.submissions.has(key)) this.submissions.set(key, submission)
  }

  private enqueue(href: string): void {
    const url = new URL(href, this.page.url())
    if (url.origin !== new URL(this.page.url()).origin) return
    url.searchParams.delete('lang') // regular expressions match English names
    const { pathname, search, searchParams } = url
    const pattern = patternOf(pathname)
    const isView = (name: string) => VIEWS.includes(name) && !/:id|simple-/.test(pattern)
    const parameters = [...searchParams].map(([name, value]) => `?${name}${isView(name) ? `=${value}` : ''}`)
    const kinds = [VARIED.test(pathname) ? pathname : pattern, ...parameters.map((parameter) => pattern + parameter)]
    if (kinds.every((kind) => this.queued.has(kind))) return
    for (const kind of kinds) this.queued.add(kind)
    this.links.push(pathname + search)
  }

  private dueOf(address: string): string[] {
    const controls = this.controls.get(patternOf(pathOf(address)))
    return [...(controls?.keys() ?? [])].filter((name) => this.isDue(address, name))
  }

  private isDue(address: string, name: string): boolean {
    return !this.pressed.has(keyOf(address, name)) && !ENDS.test(name) && (this.isRemoving || !isRemoval(name))
  }

  /** Opens an address; again when a navigation of the last press interrupts it. */
  private async goTo(address: string): Promise<Response | null> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.page.goto(address)
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !/interrupted by another navigation/.test(String(error))) throw error
        await this.page.waitForLoadState().catch(() => undefined)
        await pause(INTERRUPTION_MS)
      }
    }
  }

  /** Opens a page and presses each of its controls that is due. */
  private async walk(address: string): Promise<void> {
    const pattern = patternOf(pathOf(address))
    const open = async () => {
      this.step = `page ${address}`
      this.isOpening = true
      const status = (await this.goTo(address))!.status()
      this.isOpening = false
      if (status === 404 && this.isRemoving) {
        this.removed.add(pathOf(address))
        return []
      }
      this.check(status, 'GET', this.page.url())
      await hydrated(this.page, QUIET_MS)
      return this.look(pattern)
    }
    let shown = await open()
    const press = async (name: string) => {
      this.step = `“${name}” of ${address}`
      const isPressed = await this.page.evaluate((control) => window.crawler.press(control), name).catch(() => true) // it has navigated
      if (isPressed) this.pressed.add(keyOf(address, name))
      await networkQuiet(this.page, QUIET_MS)
      const isSamePage = pathOf(this.page.url()) === pathOf(address)
      shown = isSamePage ? await this.look(pattern, name).catch(open) : await open() // `look` fails while it navigates
    }
    for (;;) {
      const due = this.dueOf(address)
      const next = shown.filter((name) => due.includes(name)).sort((one, other) => orderOf(one) - orderOf(other))[0]
      if (next !== undefined) {
        await press(next)
        continue
      }
      const hidden = due.find((name) => this.mayReveal(address, name))
      if (hidden === undefined || this.removed.has(pathOf(address))) break
      const openers = this.openersOf(pattern, hidden)
      const tried = this.triesOf(address, hidden) + 1
      // What the same controls reveal is tried together.
      for (const name of due)
        if (String(this.openersOf(pattern, name)) === String(openers)) this.tries.set(triesKeyOf(address, name), tried)
      if (tried % 2 === 0) shown = await open()
      if (shown.includes(hidden)) continue
      for (const opener of openers) if (shown.includes(opener)) await press(opener)
    }
  }

  private mayReveal(address: string, name: string): boolean {
    return !isOfRow(name) && this.triesOf(address, name) < MAX_TRIES
  }

  private triesOf(address: string, name: string): number {
    return this.tries.get(triesKeyOf(address, name)) ?? 0
  }

  /** Returns the controls that reveal a control, in the order in which to press them. */
  private openersOf(pattern: string, name: string): string[] {
    const openers: string[] = []
    const controls = this.controls.get(pattern)!
    for (let opener = controls.get(name); opener && !openers.includes(opener); opener = controls.get(opener))
      openers.unshift(opener)
    return openers
  }

  /** Notes the links and controls of the page. @returns the controls that can be pressed now */
  private async look(pattern: string, opener?: string): Promise<string[]> {
    const seen = await this.page.evaluate(() => ({
      names: window.crawler.controls(),
      links: window.crawler.links(),
      held: window.crawler.held.splice(0),
    }))
    for (const link of seen.links) this.enqueue(link)
    for (const submission of seen.held) this.addSubmission(submission)
    const controls = this.controls.get(pattern) ?? new Map<string, string | undefined>()
    this.controls.set(pattern, controls)
    for (const name of seen.names) if (!opener || !controls.has(name)) controls.set(name, opener)
    return seen.names
  }
}

const pathOf = (address: string) => new URL(address, 'http://localhost').pathname

const orderOf = (name: string) => (REVERTS.test(name) ? 0 : CANCELS.test(name) ? 1 : 2)

const isRemoval = (name: string) => REMOVES.test(name) || DELETES.test(name)

/** Orders forms: those that remove something last. */
const rankOf = (key: string) => (DELETES.test(key) ? 2 : isRemoval(key) ? 1 : 0) * 100 - depthOf(key)

const isOfRow = (name: string) => name.startsWith('row: ')

const viewOf = (address: string) => new URL(address, 'http://localhost').searchParams.get('view') ?? ''

const triesKeyOf = (address: string, name: string) => `${patternOf(pathOf(address))} ${viewOf(address)} ${name}`

/** Controls of the frame are the same on each page; those of rows show other controls in each view of a list. */
function keyOf(address: string, name: string): string {
  if (name.startsWith('frame: ')) return name
  return `${patternOf(pathOf(address))} ${isOfRow(name) ? viewOf(address) : ''} ${name}`
}
