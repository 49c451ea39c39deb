import type { WebSite } from 'schema-dts'
import type { PageContextServer } from 'vike/types'
import { languages } from '#src/shared/languages'
import { organizationId } from '#views/kit/structured-data/absolute'
import { pageTranslator } from '#views/translations'

export function webSite(pageContext: PageContextServer) {
  const { publicUrl } = pageContext
  const t = pageTranslator(pageContext, 'layout')
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: t('siteName'),
    url: `${publicUrl}/`,
    inLanguage: [...languages],
    publisher: { '@id': organizationId({ publicUrl }) },
  } satisfies WebSite
}
