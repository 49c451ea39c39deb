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
  /** API path of the list, whose export accepts the same query. */
  api: ExportedList
  query: object
  /** Path of the print page, if any. */
  print?: string
  /** Path of the import page for administrators, if any. */
  importPage?: string
}

/** CSV delimiter that Excel expects in each language. */
const csvFormat = { hr: { delimiter: 'semicolon' }, en: { delimiter: 'comma' } }

/** Print link and, for administrators, CSV export and import of a list. */
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
