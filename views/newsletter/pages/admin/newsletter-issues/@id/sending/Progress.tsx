import { Fragment, useId } from 'react'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Time } from '#views/kit/admin/Time'
import { IssueStatus } from '#views/newsletter/admin/issues/IssueStatus'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { Countdown } from './Countdown'
import styles from './sending.module.css'

const counts = ['expected', 'sent', 'waiting', 'givenUp', 'skipped'] as const

/** Delivery progress of an issue. */
export function Progress() {
  const t = useTranslations('issues')
  const { issue, secondsLeft } = useData<Data>()
  const id = useId()
  const { status, progress, audience, scheduledAt, startedAt, finishedAt } = issue
  const moments = { scheduledAt: status === 'scheduled' ? scheduledAt : null, startedAt, finishedAt }
  return (
    <Panel>
      <dl className={styles.facts}>
        <dt>{t('columns.status')}</dt>
        <dd>
          <IssueStatus status={status} />
        </dd>
        {status === 'starting' && (
          <>
            <dt>{t('sending.firstMail')}</dt>
            <dd>
              <Countdown key={secondsLeft} seconds={secondsLeft} />
            </dd>
          </>
        )}
        {(['scheduledAt', 'startedAt', 'finishedAt'] as const).map((name) => {
          const moment = moments[name]
          return (
            moment && (
              <Fragment key={name}>
                <dt>{t(`sending.${name}`)}</dt>
                <dd>
                  <Time moment={moment} />
                </dd>
              </Fragment>
            )
          )
        })}
        {startedAt ? (
          counts.map((name) => (
            <Fragment key={name}>
              <dt>{t(`sending.${name}`)}</dt>
              <dd>{progress[name]}</dd>
            </Fragment>
          ))
        ) : (
          <>
            <dt>{t('sending.audience')}</dt>
            <dd>{t('sending.byLanguage', audience)}</dd>
          </>
        )}
      </dl>
      {startedAt && (
        <>
          <span id={id}>{t('sending.progress')}</span>
          <progress
            className={styles.progress}
            aria-labelledby={id}
            value={progress.sent + progress.givenUp + progress.skipped}
            max={Math.max(1, progress.expected)}
          />
          <p>{t('sending.untracked')}</p>
        </>
      )}
    </Panel>
  )
}
