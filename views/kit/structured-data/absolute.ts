import type { PageContext } from 'vike/types'
import { addressOf, type PageName } from '#src/shared/addresses'

type Site = Pick<PageContext, 'publicUrl' | 'language'>

/** Returns the canonical absolute URL of a page. */
export function urlOf(page: PageName, { publicUrl, language }: Site, segment?: string): string {
  return publicUrl + addressOf(page, language, { segment })
}

/** Returns the `@id` of the organization, shared by all pages. */
export function organizationId({ publicUrl }: Pick<Site, 'publicUrl'>): string {
  return `${publicUrl}/#organization`
}
