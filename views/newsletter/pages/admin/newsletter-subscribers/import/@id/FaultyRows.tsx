import { Download } from 'lucide-react'
import { shownAt } from '#client/requests/api-address'
import { CardTable } from '#views/kit/admin/list/CardTable'
import { csvFormat } from '#views/kit/admin/list/csv-format'
import { Panel } from '#views/kit/admin/panel/Panel'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'

const TITLE_ID = 'faulty-rows'

type Checked = NonNullable<Data['checked']>

/** First faulty rows with their reasons, and the download of all. */
export function FaultyRows({ id, faults, counts }: Checked) {
  const t = useTranslations('issues')
  const { language } = usePageContext()
  const { new: _, known: _known, blocked: _blocked, ...faulty } = counts
  const total = Object.values(faulty).reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  const download = shownAt({ path: '/api/admin/newsletter-subscribers/imports/{id}/faults', parameters: { id } })
  return (
    <Panel title={t('import.faulty.title')} titleId={TITLE_ID}>
      <CardTable
        labelledBy={TITLE_ID}
        rows={faults.map((fault) => ({ ...fault, id: `line-${fault.line}` }))}
        columns={[
          { label: t('import.columns.address'), title: true, cell: ({ email }) => email || t('import.faulty.missing') },
          { label: t('import.columns.line'), captioned: true, cell: ({ line }) => line },
          {
            label: t('import.columns.fault'),
            cell: ({ fault, language: written, duplicateOf }) =>
              t(`import.faults.${fault}`, { language: written ?? '', line: String(duplicateOf) }),
          },
        ]}
      />
      {total > faults.length && <p>{t('import.faulty.more', { count: faults.length })}</p>}
      <ButtonLink look="outline" small href={`${download}?delimiter=${csvFormat[language].delimiter}`} download>
        <Download aria-hidden />
        {t('import.faulty.download')}
      </ButtonLink>
    </Panel>
  )
}
