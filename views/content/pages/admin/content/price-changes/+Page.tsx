import { Fragment } from 'react'
import { priceChanges } from '#src/shared/content/price-changes'
import { withSeparatorOf } from '#src/shared/content/read-numbers'
import { kinds } from '#views/content/admin/content-kinds'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { BackLink } from '#views/kit/admin/panel/BackLink'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useShownAgain } from '#views/kit/forms/use-shown-again'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { AmountRow } from './AmountRow'
import { formRows, goneRows } from './form-rows'
import styles from './prices.module.css'
import { RaiseForm } from './RaiseForm'

/** Table of all prices, which are saved together. */
export default function Page() {
  const t = useTranslations('content')
  const { language } = usePageContext()
  const { rows, raise, isRaised } = useData<Data>()
  const shownAgain = useShownAgain('prices')
  const inForm = formRows(rows, shownAgain)
  const values = inForm.flatMap(({ name, proposed }) => [[`${name}.price`, withSeparatorOf(language, proposed)]])
  return (
    <>
      <BackLink href={`/admin/content/${kinds.price.path}`} text={t('kinds.price.title')} />
      <h1 className={styles.title}>{t('prices.title')}</h1>
      <p className={styles.lead}>{t('prices.lead')}</p>
      <RaiseForm />
      {isRaised && !shownAgain && <PageNotice>{t('prices.proposed')}</PageNotice>}
      <RefusalNotice />
      {shownAgain && shownAgain.errors.length > 0 && <PageNotice kind="failed">{t('prices.refused')}</PageNotice>}
      {/* Another percentage fills the fields again. */}
      <PageForm
        key={raise}
        name="prices"
        action="/admin/content/price-changes"
        fields={priceChanges}
        values={Object.fromEntries(values) as Record<string, string>}
        leaveQuestion={t('leave')}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('prices.service')}</th>
              <th scope="col" className={styles.current}>
                {t('prices.current')}
              </th>
              <th scope="col">{t('prices.new')}</th>
              <th scope="col" className={styles.change}>
                {t('prices.change')}
              </th>
            </tr>
          </thead>
          <tbody>
            {inForm.map((row) => (
              <AmountRow key={row.id} {...row} />
            ))}
          </tbody>
        </table>
        {goneRows(rows, shownAgain).map((name) => (
          <Fragment key={name}>
            <input type="hidden" name={`${name}.id`} value={shownAgain!.values[`${name}.id`]} />
            <input type="hidden" name={`${name}.seen`} value="0" />
            <input type="hidden" name={`${name}.price`} value="0" />
          </Fragment>
        ))}
        <div className={styles.bar}>
          <SubmitButton small label={t('prices.save')} submittingLabel={t('saving')} />
        </div>
      </PageForm>
    </>
  )
}
