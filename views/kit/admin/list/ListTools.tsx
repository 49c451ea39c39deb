import { Download, Printer, Sheet, Upload } from 'lucide-react'
import type { PathOf } from '#client/documented'
import { shownAt } from '#client/requests/api-address'
import { type Role, suffices } from '#src/shared/admin/role'
import { usePageContext, useTranslations } from '#views/page-context'
import { ButtonLink } from '../../components/ButtonLink'
import { csvFormat } from './csv-format'
import { changedAddress, useListAddress } from './list-address'
import styles from './ListPage.module.css'

type ExportedList = { [P in PathOf<'GET'>]: P extends `${infer List}/export` ? List : never }[PathOf<'GET'>]

interface ListToolsProps {
  /** API path of the list, whose export accepts the same query. */
  api: ExportedList
  query: object
  /** Path of the print page, if any. */
  print?: string
  /** API path of the export as a calendar, if any; it accepts the same query. */
  calendar?: '/api/admin/bookings/calendar-file'
  /** Path of the import page, if any. */
  importPage?: string
  /** Roles that may export and import, besides administrators. */
  exporters?: readonly Role[]
}

/** Print link and, for those who may, CSV export and import of a list. */
export function ListTools({ api, query, print, calendar, importPage, exporters = [] }: ListToolsProps) {
  const t = useTranslations('lists')
  const { user, language } = usePageContext()
  const address = useListAddress()
  const mayExport = user !== undefined && suffices(user.role, exporters)
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
      {importPage && mayExport && (
        <ButtonLink look="outline" small href={importPage}>
          <Upload aria-hidden />
          {t('import')}
        </ButtonLink>
      )}
      {mayExport && (
        <ButtonLink
          look="outline"
          small
          href={changedAddress(shownAt({ path: `${api}/export` }), understood, csvFormat[language])}
          rel="external"
        >
          <Download aria-hidden />
          {t('export')}
        </ButtonLink>
      )}
      {mayExport && (
        <ButtonLink
          look="outline"
          small
          href={changedAddress(shownAt({ path: `${api}/export` }), understood, { format: 'xlsx' })}
          rel="external"
        >
          <Sheet aria-hidden />
          {t('exportSheet')}
        </ButtonLink>
      )}
      {calendar && mayExport && (
        <ButtonLink
          look="outline"
          small
          href={changedAddress(shownAt({ path: calendar }), understood, {})}
          rel="external"
        >
          <Download aria-hidden />
          {t('exportCalendar')}
        </ButtonLink>
      )}
    </div>
  )
}
