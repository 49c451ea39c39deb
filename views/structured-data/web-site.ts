import type { WebSite } from 'schema-dts'
import type { PageContextServer } from 'vike/types'
import { languages } from '#src/shared/languages'
import { createTranslator } from '#views/translations'
import { organizationId } from './absolute'

export function webSite({ publicUrl, messages, language }: PageContextServer) {
  const t = createTranslator(messages, language, 'layout')
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: t('siteName'),
    url: `${publicUrl}/`,
    inLanguage: [...languages],
    publisher: { '@id': organizationId({ publicUrl }) },
  } satisfies WebSite
}
