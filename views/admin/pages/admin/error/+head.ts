import type { PageContext } from 'vike/types'
import { adminHead } from '#views/kit/admin/admin-head'
import { pageTranslator } from '#views/translations'
import { errorTexts } from './error-texts'

export const head = (pageContext: PageContext) =>
  adminHead(pageTranslator(pageContext, 'admin')(`${errorTexts(pageContext.errorStatus).title}`), pageContext)
