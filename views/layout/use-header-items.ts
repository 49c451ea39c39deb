import { useCurrentPage } from '../current-page'
import { usePageContext } from '../page-context'
import { useTranslations } from '../translations'
import { fitHeader } from './header-room'

/** Returns the items of the header besides home on this page, how many of them fit, and whether the telephone number has to give way. */
export function useHeaderItems() {
  const t = useTranslations('layout')
  const onHome = useCurrentPage() === 'home'
  const { headerItems } = usePageContext()
  const items = headerItems.filter((item) => onHome || item !== 'about')
  const labels = items.map((item) => (typeof item === 'string' ? t(`nav.${item}`) : item.title))
  const { compact, shown } = fitHeader([t('nav.home'), ...labels])
  return { items, compact, shown: shown - 1 }
}
