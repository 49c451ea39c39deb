import type { PageContext } from 'vike/types'
import { pageTranslator } from '#views/translations'
import type { Data } from './+data'

export function head(pageContext: PageContext) {
  const t = pageTranslator(pageContext, 'booking-link')
  const { step, link } = pageContext.data as Data
  const title = step === 'message' ? t(`${link.state}.title`) : t(TITLES[step])
  return { title: t('metaTitle', { title }), indexed: false }
}

const TITLES = {
  done: 'moving.doneTitle',
  phone: 'moving.phoneTitle',
  time: 'moving.title',
  confirm: 'moving.title',
} as const
