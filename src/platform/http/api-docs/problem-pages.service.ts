import { Injectable } from '@nestjs/common'
import { I18nService } from 'nestjs-i18n'
import { type Language, languages } from '#src/shared/languages.js'
import type explained from '../../i18n/hr/problem-pages.json'
import { element, htmlDocument, type Markup } from '../markup.js'
import { exampleProblem } from '../problems/example-problem.js'
import { ProblemDocumentsService } from '../problems/problem-documents.service.js'
import { problemPath, PROBLEMS_PATH } from '../problems/problem-path.js'
import { codesOf, type ProblemCode, problemTypes } from '../problems/problem-types.js'
import { DOCS_HEAD } from './docs-head.js'
import { code as asCode, spoken } from './schema-markup.js'

/** Dotted names of codes with an explanation. */
type Explained<T> = {
  [K in keyof T & string]: T[K] extends { meaning: string } ? K : `${K}.${Explained<T[K]>}`
}[keyof T & string]

const explanationOf = (code: ProblemCode): Explained<(typeof explained)['codes']> => code

const languageNames: Record<Language, string> = { hr: 'Hrvatski', en: 'English' }

type Say = (key: string, args?: Record<string, unknown>) => string

/** Pages that the `type` of a problem links to, without scripts or third-party content. */
@Injectable()
export class ProblemPagesService {
  constructor(
    private readonly i18n: I18nService,
    private readonly documents: ProblemDocumentsService,
  ) {}

  /** Renders the list of all codes, by status. */
  index(language: Language): string {
    const say = this.textsIn(language)
    const statuses = [...new Set(Object.values(problemTypes).map(({ status }) => status))].sort()
    const main = statuses.map((status) =>
      section(
        `${status} · ${say(`statuses.${status}`)}`,
        element('dl', {}, ...codesOf(status).map((each) => this.row(each, language))),
      ),
    )
    return this.page(
      { title: say('index.title'), lead: spoken(say('index.lead')), path: PROBLEMS_PATH, main },
      language,
    )
  }

  /** Renders the meaning, cause, remedy and an example of a code. */
  explanation(code: ProblemCode, language: Language): string {
    const say = this.textsIn(language)
    const explained = `codes.${explanationOf(code)}`
    const example = this.documents.write(exampleProblem(code), language)
    const main = [
      ...['meaning', 'cause', 'remedy'].map((part) =>
        section(say(`page.${part}`), element('p', {}, ...spoken(say(`${explained}.${part}`)))),
      ),
      section(say('page.example'), element('pre', {}, element('code', {}, JSON.stringify(example, null, 2)))),
      ...(code === 'validation' ? [this.fieldCodes(language)] : []),
    ]
    const lead = spoken(say('page.codeAndStatus', { code, status: example.status }))
    return this.page({ title: example.title, lead, path: problemPath(code), main }, language)
  }

  private row(code: ProblemCode, language: Language): Markup {
    const { title } = this.documents.write(exampleProblem(code), language)
    const link = element('a', { href: localized(problemPath(code), language) }, asCode(code))
    return element('div', {}, element('dt', {}, link), element('dd', {}, title))
  }

  /** Renders the codes of field errors. */
  private fieldCodes(language: Language): Markup {
    const say = this.textsIn(language)
    const rows = this.documents
      .fieldFaults(language)
      .map(([code, message]) => element('div', {}, element('dt', {}, asCode(code)), element('dd', {}, message)))
    return section(say('page.fields'), element('p', {}, ...spoken(say('page.fieldsLead'))), element('dl', {}, ...rows))
  }

  private page({ title, lead, path, main }: Page, language: Language): string {
    const say = this.textsIn(language)
    const others = languages.filter((each) => each !== language)
    const body = element(
      'body',
      {},
      element('header', {}, element('h1', {}, title), element('p', {}, ...lead)),
      element(
        'nav',
        { 'aria-label': say('links.label') },
        element(
          'ul',
          {},
          ...(path === PROBLEMS_PATH ? [] : [link(localized(PROBLEMS_PATH, language), say('links.index'))]),
          link('/api/docs', say('links.docs'), { hreflang: 'en' }),
          link('/api/openapi.json', say('links.document')),
          ...others.map((other) =>
            link(localized(path, other), languageNames[other], { hreflang: other, lang: other }),
          ),
        ),
      ),
      element('main', {}, ...main),
    )
    return htmlDocument(`${DOCS_HEAD}${element('title', {}, `${title} · Biorezonanca API`).toString()}`, body, language)
  }

  private textsIn(lang: Language): Say {
    return (key, args = {}) => this.i18n.t<string, string>(`problem-pages.${key}`, { lang, args })
  }
}

interface Page {
  title: string
  lead: (Markup | string)[]
  path: string
  main: Markup[]
}

/** Returns the address of a page in a language, regardless of the browser's choice. */
const localized = (path: string, language: Language) => `${path}?lang=${language}`

function link(href: string, text: string, attributes: Record<string, string> = {}): Markup {
  return element('li', {}, element('a', { href, ...attributes }, text))
}

function section(title: string, ...parts: Markup[]): Markup {
  return element('section', {}, element('h2', {}, title), ...parts)
}
