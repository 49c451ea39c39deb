import { Download, Printer, Upload } from 'lucide-react'
import { shownAt } from '#client/requests/api-address'
import type { PathOf } from '#client/documented'
import { ButtonLink } from '../../components/ui/ButtonLink'
import { usePageContext } from '../../page-context'
import { useTranslations } from '../../translations'
import { changedAddress, useListAddress } from './list-address'
import styles from './ListPage.module.css'

type ExportedList = { [P in PathOf<'GET'>]: P extends `${infer List}/export` ? List : never }[PathOf<'GET'>]

interface ListToolsProps {
  /** The list at the API, whose export takes the same query. */
  api: ExportedList
  query: object
  /** The page to print, if there is one. */
  print?: string
  /** The page where administrators bring more, if there is one. */
  importPage?: string
}

/** What Excel in that language opens as a table. */
const csvFormat = { hr: { delimiter: 'semicolon' }, en: { delimiter: 'comma' } }

/** Takes what the list shows elsewhere: to paper, and for administrators to a spreadsheet. */
export function ListTools({ api, query, print, importPage }: ListToolsProps) {
  const t = useTranslations('leads')
  const { user, language } = usePageContext()
  const address = useListAddress()
  const { pageSize: _, ...understood } = Object.fromEntries(
    Object.entries(query as Record<string, unknown>).map(([name, value]) => [name, value && String(value as string)]),
  ) as Record<string, string>
  return (
    <div className={styles.tools}>
      {print && (
        <ButtonLink look="outline" small href={address({ pageSize: undefined }, print)}>
          <Printer aria-hidden />
          {t('toPrint')}
        </ButtonLink>
      )}
      {importPage && user?.role === 'admin' && (
        <ButtonLink look="outline" small href={importPage}>
          <Upload aria-hidden />
          {t('import')}
        </ButtonLink>
      )}
      {user?.role === 'admin' && (
        <ButtonLink
          look="outline"
          small
          href={changedAddress(shownAt({ path: `${api}/export` }), understood, csvFormat[language])}
          download
        >
          <Download aria-hidden />
          {t('export')}
        </ButtonLink>
      )}
    </div>
  )
}
