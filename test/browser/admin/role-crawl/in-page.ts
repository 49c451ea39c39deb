/** Form as its button would submit it. */
export interface Submission {
  /** Path of the page and name of the button. */
  name: string
  method: string
  address: string
  isMultipart: boolean
  fields: [name: string, value: string][]
}

/** Response of the server, with the links and forms of its page. */
export interface Answer {
  status: number
  address: string
  links: string[]
  submissions: Submission[]
}

export interface Crawler {
  /** Submissions of the browser that were held back, since the crawl sends them itself. */
  held: Submission[]
  /** Returns the names of the controls that can be pressed now. */
  controls: () => string[]
  links: () => string[]
  /** Fills the form of a control and presses it. */
  press: (name: string) => boolean
  get: (address: string) => Promise<Answer>
  send: (submission: Submission) => Promise<Answer>
}

declare global {
  interface Window {
    crawler: Crawler
  }
}

/** Installs the crawler in a page, before the page's own scripts. */
export function installCrawler(): void {
  const CONTROLS = 'button:enabled:not([aria-disabled=true]), summary, tbody input[type=checkbox]'
  const SUBMITTERS = 'button:not([type=button], [type=reset]), input[type=submit]'
  const ROWS = 'tr, li, [role=listitem]'

  const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

  /** Values by type or name of a field. */
  const values: [pattern: RegExp, value: () => string][] = [
    [/^(csv|pasted)$/, () => 'E-mail adresa;Jezik\nproba@example.com;hr'],
    [/^date$/, inAMonth],
    [/^time$|time$/i, () => '09:00'],
    [/password/i, () => 'seven quiet otters'],
    [/email/i, () => 'proba@example.com'],
    [/^tel$|phone/i, () => '091 555 0101'],
    [/url/i, () => 'ftp://example.com/'], // refused, since webhooks would be sent to it,
    [/^number$|price|minutes|hours/i, () => '1'],
  ]

  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

  /** Fills the empty required fields of a form, so that browser and scripts let it be sent. */
  function fill(form: HTMLFormElement): void {
    for (const field of form.elements) {
      if (!field.matches('input, textarea, select') || field.matches('[type=file], [type=hidden]')) continue
      const { name, validity, value } = field as Field
      const type: string = (field as Field).type
      const options = field instanceof HTMLSelectElement ? field.options : undefined
      const isImport = value === '' && (name === 'csv' || name === 'pasted')
      if (validity.valid && !isImport) continue
      if (type === 'checkbox' || type === 'radio') (field as HTMLInputElement).click()
      else {
        const [, fitting] = values.find(([pattern]) => pattern.test(type) || pattern.test(name)) ?? []
        const filled = options ? ([...options].find((option) => option.value)?.value ?? '') : (fitting?.() ?? 'Proba')
        // React sees only values that are set past its own property.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, filled)
        field.dispatchEvent(new Event(options ? 'change' : 'input', { bubbles: true }))
      }
    }
  }

  const textOf = (node: Element | null | undefined) => node?.textContent.replace(/\s+/g, ' ').trim() ?? ''

  /** Names of controls in rows without the name of the row, so that those of all rows are the same. */
  function nameOf(control: Element): string {
    const row = control.closest(ROWS)
    const title = textOf(row?.querySelector('a, h2, h3, h4, th, td:not(:has(input))'))
    const document = control.ownerDocument
    const label =
      control.getAttribute('aria-label') ??
      (textOf(control) || (control.id ? textOf(document.querySelector(`label[for="${control.id}"]`)) : ''))
    if (!label) return control.localName
    return (title && row !== control ? label.replace(title, '…') : label).replace(/: .*/, ': …').replace(/\d+/g, '#')
  }

  /** Forms of a page may have buttons of the same name. */
  function formNameOf(control: Element): string {
    const form = (control as HTMLButtonElement).form ?? control.closest('form')
    if (!form) return ''
    const action = form.querySelector<HTMLInputElement>('input[type=hidden][name=action]')?.value
    const field = form.querySelector<HTMLInputElement>('[name]:not([type=hidden], [name=""])')
    return `${action ?? field?.name.replace(/\d+/g, '#') ?? ''}: `
  }

  const placeOf = (control: Element) =>
    control.matches('tbody input') ? 'row: ' : control.closest('main, dialog') ? '' : 'frame: '

  const fullNameOf = (control: Element) => `${placeOf(control)}${formNameOf(control)}${nameOf(control)}`

  function submissionOf(name: string, form: HTMLFormElement, submitter: HTMLElement | null, page: string): Submission {
    const fields = [...new FormData(form, submitter)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
    const address = new URL(action, page)
    const method = form.method.toUpperCase()
    if (method === 'GET') address.search = new URLSearchParams(fields).toString()
    return {
      name,
      method,
      address: address.pathname + address.search,
      isMultipart: form.enctype === 'multipart/form-data',
      fields,
    }
  }

  async function read(response: Response): Promise<Answer> {
    const { status, url } = response
    const { pathname, search } = new URL(url)
    const answer: Answer = { status, address: pathname + search, links: [], submissions: [] }
    const isPage = response.headers.get('content-type')?.startsWith('text/html') && pathname.startsWith('/admin')
    if (!isPage) return answer
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    // The content security policy lets no base be set for the page.
    answer.links = [...page.links].map((link) => new URL(link.getAttribute('href')!, url).href)
    for (const form of page.forms) {
      if (!form.hasAttribute('action')) continue // sent by scripts only
      fill(form)
      const submitters = [...form.elements].filter((element) => element.matches(SUBMITTERS))
      for (const submitter of submitters)
        answer.submissions.push(submissionOf(fullNameOf(submitter), form, submitter as HTMLElement, url))
    }
    return answer
  }

  /** Last pressed control, whose name changes when it submits. */
  let pressed = ''
  const marked = new Map<string, HTMLElement>()

  window.crawler = {
    held: [],
    controls() {
      marked.clear()
      const dialog = [...document.querySelectorAll('dialog:modal')].pop()
      for (const control of (dialog ?? document).querySelectorAll<HTMLElement>(CONTROLS)) {
        if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) continue
        const name = fullNameOf(control)
        if (!marked.has(name)) marked.set(name, control)
      }
      return [...marked.keys()]
    },
    links: () => [...document.links].map(({ href }) => href),
    press(name) {
      if (!marked.get(name)?.isConnected) this.controls() // rendered again
      const control = marked.get(name)
      if (!control) return false
      const { form } = control as HTMLButtonElement
      if (form && control.matches(SUBMITTERS)) fill(form)
      pressed = name
      control.focus()
      control.click()
      return true
    },
    get: async (address) => read(await fetch(address)),
    async send({ method, address, isMultipart, fields }) {
      const body = isMultipart ? new FormData() : new URLSearchParams()
      for (const [name, value] of fields) body.append(name, value)
      return read(await fetch(address, method === 'GET' ? {} : { method, body }))
    },
  }
  // Runs after the handlers of the page, which prevent what they send themselves.
  window.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    window.crawler.held.push(submissionOf(pressed, event.target as HTMLFormElement, event.submitter, location.href))
  })
}
