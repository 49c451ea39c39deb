import type { PageContext } from 'vike/types'
import { metaHead } from '#views/kit/layout/head'
import { pageTranslator } from '#views/translations'

export const head = (pageContext: PageContext) => metaHead(pageTranslator(pageContext, 'franchise'))
