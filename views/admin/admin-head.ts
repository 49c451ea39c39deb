import type { PageContext } from 'vike/types'
import type { PageHead } from '../layout/head'
import { createTranslator, type Translator } from '../translations'

/** The head of an admin page: its title, and nothing for search engines. */
export const adminHead =
  (title: Parameters<Translator<'admin'>>[0]) =>
  ({ messages, language }: PageContext): PageHead => {
    const t = createTranslator(messages, language, 'admin')
    return { title: t('metaTitle', { title: t(title) }), indexed: false }
  }

/** The same for a page whose texts are those about staff. */
export const staffHead =
  (title: Parameters<Translator<'staff'>>[0]) =>
  ({ messages, language }: PageContext): PageHead => {
    const t = createTranslator(messages, language, 'staff')
    const admin = createTranslator(messages, language, 'admin')
    return { title: admin('metaTitle', { title: t(title) }), indexed: false }
  }
