import type { PageContextServer } from 'vike/types'

/** The texts a page shows travel with it: the layout's and its own. */
export function onBeforeRender({ config, loadMessages }: PageContextServer) {
  return { pageContext: { messages: loadMessages(['layout', ...(config.namespaces ?? [])]) } }
}
