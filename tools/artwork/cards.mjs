// Social sharing cards of all pages in each language; titles come from the translations and the initial content.
import { readFile } from 'node:fs/promises'

const read = async (file) => JSON.parse(await readFile(new URL(`../../src/${file}`, import.meta.url), 'utf8'))

export const languages = ['hr', 'en']

/** Pictures of pages that use another page's. */
const pictures = {
  home: 'hero',
  'request-appointment': 'contact',
  'is-it-for-me': 'guide',
  questions: 'about',
  impresum: 'hero',
  'privacy-policy': 'hero',
  cookies: 'hero',
}
/** Translation namespaces that differ from the page name. */
const namespaces = { 'request-appointment': 'appointment', 'is-it-for-me': 'guide' }
const pages = [
  'home',
  'food-intolerance',
  'functional-screening',
  'bioresonance-procedure',
  'pricelist',
  'contact',
  'request-appointment',
  'is-it-for-me',
  'questions',
  'franchise',
  'shop',
  'blog',
  'impresum',
  'privacy-policy',
  'cookies',
]

/** Name, picture, title and note of every card in a language. */
export async function cardsIn(language) {
  const texts = (namespace) => read(`platform/i18n/${language}/${namespace}.json`)
  const { nav } = await texts('layout')
  const { title: locationTitle } = await texts('location')
  const { hero } = await texts('home')
  const posts = await read('platform/database/seed/posts.json')
  const locations = await read('platform/database/seed/locations.json')
  return [
    ...(await Promise.all(
      pages.map(async (name) => ({
        name,
        picture: pictures[name] ?? name,
        title: name === 'home' ? hero.title : (await texts(namespaces[name] ?? name)).title,
        note: name === 'home' ? '' : hero.title,
      })),
    )),
    ...posts.map(({ slug, title }) => ({
      name: `post-${slug}`,
      picture: `post-${slug.replace(/-en$/, '')}`,
      title: title[language],
      note: nav.blog,
    })),
    ...locations.map(({ slug, name, address, postalCode, city }) => ({
      name: `location-${slug}`,
      picture: 'contact',
      title: locationTitle.replace('{name}', name[language]),
      note: `${address}, ${postalCode} ${city}`,
    })),
  ]
}
