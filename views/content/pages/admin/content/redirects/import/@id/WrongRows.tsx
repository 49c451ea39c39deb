import { shownAt } from '#client/requests/api-address'
import { CardTable } from '#views/kit/admin/list/CardTable'
import { csvFormat } from '#views/kit/admin/list/csv-format'
import { Panel } from '#views/kit/admin/panel/Panel'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'

const TITLE_ID = 'wrong-rows'

type Checked = NonNullable<Data['checked']>

/** First wrong rows with their reasons, and the download of all. */
export function WrongRows({ id, faults, counts }: Checked) {
  const t = useTranslations('content')
  const { language } = usePageContext()
  if (counts.wrong === 0) return null
  const download = shownAt({ path: '/api/admin/content/redirect-imports/{id}/faults', parameters: { id } })
  const written = (address: string) => address || t('redirectImport.wrong.missing')
  return (
    <Panel title={t('redirectImport.wrong.title')} titleId={TITLE_ID}>
      <CardTable
        labelledBy={TITLE_ID}
        rows={faults.map((fault) => ({ ...fault, id: `line-${fault.line}` }))}
        columns={[
          { label: t('redirectImport.columns.source'), title: true, cell: ({ source }) => written(source) },
          { label: t('redirectImport.columns.target'), captioned: true, cell: ({ target }) => written(target) },
          { label: t('redirectImport.columns.line'), captioned: true, cell: ({ line }) => line },
          { label: t('redirectImport.columns.message'), cell: ({ message }) => message },
        ]}
      />
      {counts.wrong > faults.length && <p>{t('redirectImport.wrong.more', { count: faults.length })}</p>}
      <ButtonLink look="outline" small href={`${download}?delimiter=${csvFormat[language].delimiter}`} download>
        {t('redirectImport.wrong.download')}
      </ButtonLink>
    </Panel>
  )
}
