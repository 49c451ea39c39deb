import type { PageContext } from 'vike/types'
import type { Language } from '#src/shared/languages'
import type { Messages } from '#src/web/pages/page-renderer.service'
import { byLanguage } from './by-language'

interface Texts {
  accessibility: typeof import('../src/platform/i18n/hr/accessibility.json')
  accounts: typeof import('../src/platform/i18n/hr/accounts.json')
  calendar: typeof import('../src/platform/i18n/hr/calendar.json')
  claims: typeof import('../src/platform/i18n/hr/claims.json')
  admin: typeof import('../src/platform/i18n/hr/admin.json')
  'admin-validation': typeof import('../src/platform/i18n/hr/admin-validation.json')
  'api-keys': typeof import('../src/platform/i18n/hr/api-keys.json')
  appointment: typeof import('../src/platform/i18n/hr/appointment.json')
  backups: typeof import('../src/platform/i18n/hr/backups.json')
  'bioresonance-procedure': typeof import('../src/platform/i18n/hr/bioresonance-procedure.json')
  booking: typeof import('../src/platform/i18n/hr/booking.json')
  'booking-link': typeof import('../src/platform/i18n/hr/booking-link.json')
  bursts: typeof import('../src/platform/i18n/hr/bursts.json')
  blog: typeof import('../src/platform/i18n/hr/blog.json')
  consents: typeof import('../src/platform/i18n/hr/consents.json')
  contact: typeof import('../src/platform/i18n/hr/contact.json')
  content: typeof import('../src/platform/i18n/hr/content.json')
  cookies: typeof import('../src/platform/i18n/hr/cookies.json')
  dashboard: typeof import('../src/platform/i18n/hr/dashboard.json')
  fields: typeof import('../src/platform/i18n/hr/fields.json')
  'food-intolerance': typeof import('../src/platform/i18n/hr/food-intolerance.json')
  franchise: typeof import('../src/platform/i18n/hr/franchise.json')
  'functional-screening': typeof import('../src/platform/i18n/hr/functional-screening.json')
  guide: typeof import('../src/platform/i18n/hr/guide.json')
  home: typeof import('../src/platform/i18n/hr/home.json')
  impresum: typeof import('../src/platform/i18n/hr/impresum.json')
  issues: typeof import('../src/platform/i18n/hr/issues.json')
  layout: typeof import('../src/platform/i18n/hr/layout.json')
  leads: typeof import('../src/platform/i18n/hr/leads.json')
  lists: typeof import('../src/platform/i18n/hr/lists.json')
  location: typeof import('../src/platform/i18n/hr/location.json')
  mails: typeof import('../src/platform/i18n/hr/mails.json')
  newsletter: typeof import('../src/platform/i18n/hr/newsletter.json')
  'newsletter-links': typeof import('../src/platform/i18n/hr/newsletter-links.json')
  'not-found': typeof import('../src/platform/i18n/hr/not-found.json')
  'own-page': typeof import('../src/platform/i18n/hr/own-page.json')
  'own-data': typeof import('../src/platform/i18n/hr/own-data.json')
  'page-texts': typeof import('../src/platform/i18n/hr/page-texts.json')
  'personal-data': typeof import('../src/platform/i18n/hr/personal-data.json')
  pictures: typeof import('../src/platform/i18n/hr/pictures.json')
  pricelist: typeof import('../src/platform/i18n/hr/pricelist.json')
  'privacy-policy': typeof import('../src/platform/i18n/hr/privacy-policy.json')
  problem: typeof import('../src/platform/i18n/hr/problem.json')
  questions: typeof import('../src/platform/i18n/hr/questions.json')
  'review-link': typeof import('../src/platform/i18n/hr/review-link.json')
  'server-error': typeof import('../src/platform/i18n/hr/server-error.json')
  settings: typeof import('../src/platform/i18n/hr/settings.json')
  shop: typeof import('../src/platform/i18n/hr/shop.json')
  /** Pages of the admin have the faults of its forms here as well. */
  validation: typeof import('../src/platform/i18n/hr/validation.json') &
    typeof import('../src/platform/i18n/hr/admin-validation.json')
  voucher: typeof import('../src/platform/i18n/hr/voucher.json')
  recipients: typeof import('../src/platform/i18n/hr/recipients.json')
  'waitlist-link': typeof import('../src/platform/i18n/hr/waitlist-link.json')
  webhooks: typeof import('../src/platform/i18n/hr/webhooks.json')
}

export type Namespace = keyof Texts

/** Dotted paths of the leaves of type L below T. */
type PathTo<L, T> = {
  [K in keyof T & string]: T[K] extends L ? K : T[K] extends object ? `${K}.${PathTo<L, T[K]>}` : never
}[keyof T & string]

type At<T, P extends string> = P extends `${infer K}.${infer Rest}`
  ? K extends keyof T
    ? At<T[K], Rest>
    : never
  : P extends keyof T
    ? T[P]
    : never

/** Key of a text in any namespace: `accounts.account.title`. */
export type TextKey = { [N in Namespace]: `${N}.${PathTo<string, Texts[N]>}` }[Namespace]

type Args = Record<string, string | number>

export interface Translator<N extends Namespace> {
  /** Returns the text of a key with `{placeholders}` filled and numbers localised; the key itself if there is no text. */
  (key: PathTo<string, Texts[N]>, args?: Args): string
  /** Returns a list of texts, or of records of texts, with `{placeholders}` filled. */
  list<P extends PathTo<readonly unknown[], Texts[N]>>(key: P, args?: Args): At<Texts[N], P>
  /** Returns the plural form for a number; `{count}` is replaced by it. */
  plural(key: PathTo<{ other: string }, Texts[N]>, count: number): string
  /** Returns whether a text exists, for keys built from data. */
  has(key: string): key is PathTo<string, Texts[N]>
}

/** Translator for one of several namespaces with keys in common. */
export type TranslatorOfAny<N extends Namespace> = N extends Namespace ? Translator<N> : never

const numberFormat = byLanguage((language) => new Intl.NumberFormat(language))
const pluralRules = byLanguage((language) => new Intl.PluralRules(language))

declare const ofPage: unique symbol

/** Texts of a page in the browser. `pageTranslator` reads them: the build derives from its calls which texts a page needs. */
export interface PageMessages {
  readonly [ofPage]: true
}

/** Returns a translator for one namespace of the page. The namespace is a literal, for views/build/page-texts.ts. */
export function pageTranslator<N extends Namespace>(
  { messages, language }: Pick<PageContext, 'messages' | 'language'>,
  namespace: N,
): Translator<N> {
  return createTranslator(loaded(messages), language, namespace)
}

const loaded = (messages: PageMessages) => messages as unknown as Record<string, Messages>

/** Returns a translator for one namespace of loaded texts. */
export function createTranslator<N extends Namespace>(
  messages: Record<string, Messages>,
  language: Language,
  namespace: N,
): Translator<N> {
  const find = (key: string) =>
    key.split('.').reduce<unknown>((node, part) => (node as Messages | undefined)?.[part], messages[namespace])
  const written = (value: string | number) => (typeof value === 'number' ? numberFormat(language).format(value) : value)
  const fill = (text: string, args: Args) =>
    text.replace(/\{(\w+)\}/g, (placeholder, name: string) => written(args[name] ?? placeholder))
  const fillAll = (node: unknown, args: Args): unknown => {
    if (typeof node === 'string') return fill(node, args)
    if (Array.isArray(node)) return node.map((item) => fillAll(item, args))
    return Object.fromEntries(Object.entries(node as Messages).map(([key, item]) => [key, fillAll(item, args)]))
  }
  const say = (key: string, args: Args = {}): string => {
    const text = find(key)
    if (typeof text === 'string') return fill(text, args)
    const name = `${namespace}.${key}`
    report(`The page lacks the text ${name}`)
    return name
  }
  return Object.assign(say, {
    has: (key: string) => typeof find(key) === 'string',
    list: (key: string, args: Args = {}) => fillAll(find(key) ?? [], args),
    plural: (key: string, count: number) => say(`${key}.${pluralRules(language).select(count)}`, { count }),
  }) as unknown as Translator<N>
}

/** Returns the title of an admin page, whose key `+config.ts` states. */
export function configuredTitle({ config, messages, language }: Pick<PageContext, 'config' | 'messages' | 'language'>) {
  if (!config.title) throw new Error('The page has neither +head.ts nor a title')
  const [namespace, path] = config.title.split(/\.(.*)/s) as ['admin', 'metaTitle']
  return createTranslator(loaded(messages), language, namespace)(path)
}

/** Throws for a missing text in development and tests; logs in production, where visitors see the key instead of an error page. */
function report(lack: string): void {
  if (process.env.NODE_ENV !== 'production') throw new Error(lack)
  console.error(lack)
}
