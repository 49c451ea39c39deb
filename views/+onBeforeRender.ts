import type { PageContextServer } from 'vike/types'

/** The texts a page shows travel with it, the layout's and its own, where else the chain is found, and whether its details are samples. */
export async function onBeforeRender({
  config,
  loadMessages,
  queries,
  form,
  errorStatus,
  errorWhileRendering,
}: PageContextServer) {
  // The error page shows a form again that could not be taken.
  const ofForm = (errorStatus || errorWhileRendering) && form ? [form.form, 'fields', 'validation'] : []
  const messages = loadMessages(['layout', ...(config.namespaces ?? []).flat(), ...ofForm])
  // The page that says what went wrong must not fail for the same reason, nor wait for it.
  const failing = errorStatus === 503 || errorWhileRendering
  const business = failing ? undefined : await queries.business().catch(() => undefined)
  return { pageContext: { messages, social: business?.social ?? null, sampleData: business?.sample ?? false } }
}
