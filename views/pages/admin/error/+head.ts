import type { PageContext } from 'vike/types'
import { adminHead } from '#views/admin/admin-head'
import { textAt } from '#views/translations'
import { errorTexts } from './error-texts'

export const head = (pageContext: PageContext) =>
  adminHead(textAt(`admin.${errorTexts(pageContext.errorStatus).title}`, pageContext), pageContext)
