import { useEffect, useRef } from 'react'
import { claimsInIssue } from '#src/shared/claims/issue-claims'
import { languages } from '#src/shared/languages'
import { ClaimsNotice } from '#views/admin/claims/ClaimsNotice'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Time } from '#views/kit/admin/Time'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './sending.module.css'

/** Question before sending: subject, recipients and last test mail in each language. */
export function SendQuestion() {
  const t = useTranslations('issues')
  const claimTexts = useTranslations('claims')
  const { issue, changedSinceTest } = useData<Data>()
  const question = useRef<HTMLDivElement>(null)
  useEffect(() => question.current!.focus(), []) // the link that asked is gone
  const action = `/admin/newsletter-issues/${issue.id}/sending`
  const claims = claimsInIssue(issue)
  const recipients = issue.languages.reduce((sum, language) => sum + issue.audience[language], 0)
  return (
    <Panel title={t.plural('question.title', recipients)}>
      <div ref={question} tabIndex={-1} className={styles.question}>
        {languages.map((language) => {
          const isSent = issue.languages.includes(language)
          const tested = issue.testedAt[language]
          return (
            <section key={language} className={styles.language} aria-label={t(`preview.${language}`)}>
              <h3>{t(`preview.${language}`)}</h3>
              {isSent ? (
                <dl className={styles.facts}>
                  <dt>{t('question.subject')}</dt>
                  <dd lang={language}>{language === 'hr' ? issue.titleHr : issue.titleEn}</dd>
                  <dt>{t('sending.expected')}</dt>
                  <dd>{issue.audience[language]}</dd>
                  <dt>{t('question.tested')}</dt>
                  <dd>{tested ? <Time moment={tested} /> : t('question.never')}</dd>
                </dl>
              ) : (
                <p>{t(`question.without.${language}`, { count: issue.audience[language] })}</p>
              )}
            </section>
          )
        })}
        {changedSinceTest && <p className={styles.warning}>{t('question.changedSinceTest')}</p>}
        <p>{t('question.lead')}</p>
        <ClaimsNotice claims={claims.map((claim) => ({ ...claim, label: t(`fields.${claim.field}`) }))}>
          <p>{claimTexts('bySending')}</p>
        </ClaimsNotice>
      </div>
      <PageForm name="issueSending" action={claims.length > 0 ? `${action}?claims=confirmed` : action} fields={{}}>
        <input type="hidden" name="action" value="send" />
        <input type="hidden" name="version" value={issue.version} />
        <div className={styles.actions}>
          <SubmitButton
            small
            look="purple"
            label={t.plural('question.send', recipients)}
            submittingLabel={t('saving')}
          />
          <ButtonLink small look="outline" href={action}>
            {t('question.cancel')}
          </ButtonLink>
        </div>
      </PageForm>
    </Panel>
  )
}
