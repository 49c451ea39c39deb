import type { PageContextServer } from 'vike/types'
import { officeOf } from './layout/office'
import { createTranslator } from './translations'

/** The texts a page shows travel with it, the layout's and its own, where the chain is found, and whether its details are samples. */
export async function onBeforeRender({
  config,
  loadMessages,
  queries,
  form,
  errorStatus,
  errorWhileRendering,
  language,
}: PageContextServer) {
  // The error page shows a form again that could not be taken.
  const ofForm = (errorStatus || errorWhileRendering) && form ? [form.form, 'fields', 'validation'] : []
  const messages = loadMessages(['layout', ...(config.namespaces ?? []).flat(), ...ofForm])
  // The page that says what went wrong must not fail for the same reason, nor wait for it.
  const failing = errorStatus === 503 || errorWhileRendering
  const nothing = { office: null, social: null, sampleData: false }
  const ofBusiness = async () => {
    const t = createTranslator(messages, language, 'layout')
    const words = { weekdays: t.list('footer.weekdays'), closed: t('footer.closed') }
    const business = await queries.business()
    return { office: officeOf(business, language, words), social: business.social, sampleData: business.sample }
  }
  return { pageContext: { messages, ...(failing ? nothing : await ofBusiness().catch(() => nothing)) } }
}
