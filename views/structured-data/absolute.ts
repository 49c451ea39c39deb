import type { PageContext } from 'vike/types'
import { alternatesOf, type PageName } from '../../src/shared/addresses'

type Site = Pick<PageContext, 'publicUrl' | 'language'>

/** The address of a page that search engines know it by. */
export function urlOf(page: PageName, { publicUrl, language }: Site, segment?: string): string {
  return publicUrl + alternatesOf(page, segment)[language]
}

/** By which every page names the chain. */
export function organizationId({ publicUrl }: Pick<Site, 'publicUrl'>): string {
  return `${publicUrl}/#organization`
}
