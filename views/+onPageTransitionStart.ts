import type { PageContextClient } from 'vike/types'
import { setNavigating } from '../client/navigation'
import { stylesFor } from '../client/page-styles'
import { findPage } from '../src/shared/addresses'

export function onPageTransitionStart({ urlParsed }: PageContextClient) {
  // From now on all is laid out at once (styles/shared.css).
  document.documentElement.dataset.followed = ''
  // A new page begins at its top at once; only a hash glides (base.css).
  document.documentElement.toggleAttribute('data-navigating', !urlParsed.hash)
  // Beside the page's code and data; what cannot be had is seen when the page is to be shown.
  stylesFor({ ofAdmin: /^\/admin(\/|$)/.test(urlParsed.pathname) }).catch(() => undefined)
  setNavigating(findPage(urlParsed.pathname)?.page !== 'home')
}
