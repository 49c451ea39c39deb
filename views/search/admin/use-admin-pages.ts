import { hasAllTerms } from '#src/shared/search/matches'
import { useSections } from '#views/admin/layout/use-sections'
import { useTranslations } from '#views/page-context'

/** Page of the admin as a result of a search. */
export interface AdminPage {
  address: string
  title: string
  /** Name of its group in the navigation. */
  kind: string
}

/** Returns a function that finds pages that the user may open by their names; all of them for an empty search. */
export function useAdminPages(): (search: string) => AdminPage[] {
  const t = useTranslations('admin')
  const sections = useSections().flatMap(({ name, links }) =>
    links.map(({ href, text }) => ({ address: href, title: text, kind: name })),
  )
  const others = [
    { address: '/admin/account', title: t('account'), kind: t('search.types.page') },
    { address: '/', title: t('viewSite'), kind: t('search.types.page') },
  ]
  return (search) => [...sections, ...others].filter(({ title, kind }) => hasAllTerms(`${title} ${kind}`, search))
}
