import { type SubmitEvent, useRef, useState } from 'react'
import { write } from '#client/requests/requests'
import { claimsInIssue } from '#src/shared/claims/issue-claims'
import { type Language, languages } from '#src/shared/languages'
import { issueFieldsIn, newsletterIssue } from '#src/shared/newsletter/newsletter-issue'
import { ClaimsNotice } from '#views/admin/claims/ClaimsNotice'
import { ConflictNotice } from '#views/kit/admin/conflict/ConflictNotice'
import type { Clash } from '#views/kit/admin/conflict/merge-content'
import { FailureNotice } from '#views/kit/admin/notice/FailureNotice'
import { Panel } from '#views/kit/admin/panel/Panel'
import { useLeaveWarning } from '#views/kit/admin/use-leave-warning'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { Field } from '#views/kit/forms/Field'
import { FormFrame } from '#views/kit/forms/FormFrame'
import { Notice } from '#views/kit/forms/Notice'
import { outcomeOf } from '#views/kit/forms/request-outcome'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useShownAgain } from '#views/kit/forms/use-shown-again'
import { useSubmission } from '#views/kit/forms/use-submission'
import { valuesOf } from '#views/kit/forms/values'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './issue.module.css'
import { IssuePreview, TestForms } from './IssuePreview'
import { type IssueTexts, toDraft, useDraftSaving } from './use-draft-saving'

const ROWS = 14

const noTexts: IssueTexts = { titleHr: '', textHr: '', titleEn: '', textEn: '' }

interface IssueEditorProps {
  onCreated: (id: string) => void
  onSaved: (texts: IssueTexts) => void
}

/** Editor of a draft in both languages, with a preview beside each. Saves by itself a few seconds after typing. */
export function IssueEditor({ onCreated, onSaved }: IssueEditorProps) {
  const t = useTranslations('issues')
  const { issue } = useData<Data>()
  const shownAgain = useShownAgain('issue')
  const form = useRef<HTMLFormElement>(null)
  const submission = useSubmission(shownAgain)
  const [begun] = useState(() => shownAgain?.values ?? (issue ? { ...toDraft(issue).content } : {}))
  const [tested, setTested] = useState<{ failed?: string; status?: number }>()
  const saving = useDraftSaving({ form, stored: issue && toDraft(issue), onCreated, onSaved, begun: shownAgain })
  const { draft, state, failure, conflict } = saving
  const claimTexts = useTranslations('claims')
  const [typed, setTyped] = useState<IssueTexts>({ ...noTexts, ...begun })
  useLeaveWarning(state === 'unsaved', t('leave'))

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void saving.save({ explicit: true })
  }
  const test = async (language: Language) => {
    setTested(undefined)
    if (!(await saving.save({ explicit: true })) || !saving.latest()) return
    try {
      const parameters = { id: saving.latest()!.id }
      await write({ method: 'POST', path: '/api/admin/newsletter-issues/{id}/test', parameters, body: { language } })
      setTested({})
    } catch (error) {
      const { detail, status } = outcomeOf(error)
      setTested({ failed: detail ?? t('unreachable'), status })
    }
  }
  const describe = ({ field, mine, theirs }: Clash) => ({
    label: t(`fields.${field as keyof IssueTexts}`),
    mine: (mine as string) || t('emptyField'),
    theirs: (theirs as string) || t('emptyField'),
  })
  const address = `/admin/newsletter-issues/${draft?.id ?? 'new'}`
  return (
    <>
      <FormFrame
        ref={form}
        name="issue"
        action={address}
        submission={{ ...submission, outcome: failure, mended: saving.mended }}
        fields={newsletterIssue}
        values={begun}
        focused={shownAgain?.errors[0]?.field}
        className={styles.form}
        autoComplete="off"
        onSubmit={submit}
        onTyped={(typedIn) => {
          saving.typed()
          setTyped({ ...noTexts, ...valuesOf(typedIn) })
        }}
      >
        {/* A form shown again keeps the version that its author saw: submitting twice must not overwrite a newer one. */}
        {(draft || shownAgain?.values.version) && (
          <input type="hidden" name="version" value={shownAgain?.values.version ?? draft?.version} />
        )}
        {conflict && (
          <ConflictNotice
            clashes={conflict.clashes}
            describe={describe}
            onChoose={saving.choose}
            merged={t('merged')}
          />
        )}
        {languages.map((language) => {
          const [title, text] = issueFieldsIn[language]
          return (
            <div key={language} className={styles.pair}>
              <Panel title={t(`preview.${language}`)} lead={t(`fields.lead.${language}`)}>
                <Field
                  name={title}
                  lang={language}
                  required={false}
                  unmarked
                  label={t(`fields.${title}`)}
                  hint={t('fields.titleHint')}
                />
                <Field
                  name={text}
                  lang={language}
                  required={false}
                  unmarked
                  rows={ROWS}
                  label={t(`fields.${text}`)}
                  hint={t('fields.hint')}
                />
              </Panel>
              <IssuePreview
                language={language}
                id={draft?.id}
                version={draft?.version}
                onTest={() => void test(language)}
              />
            </div>
          )
        })}
        <ClaimsNotice claims={claimsInIssue(typed).map((claim) => ({ ...claim, label: t(`fields.${claim.field}`) }))}>
          <p>{claimTexts('onSending')}</p>
        </ClaimsNotice>
        <div className={styles.bar}>
          <SubmitButton small look="purple" label={t('save')} submittingLabel={t('saving')} />
          {draft && (
            <ButtonLink small look="outline" href={`${address}/sending`}>
              {t('toSending')}
            </ButtonLink>
          )}
          <div role="status" className={styles.state}>
            {failure && failure.errors.length === 0 && (
              <FailureNotice text={saving.explain(failure)} status={failure.status} />
            )}
            {failure && failure.errors.length > 0 && t('unsavedFaults')}
            {!failure && state === 'unsaved' && t('unsaved')}
            {!failure && state === 'saved' && saving.savedAt && t('savedAt', { time: saving.savedAt })}
            {tested && !tested.failed && <Notice kind="done">{t('done.test')}</Notice>}
            {tested?.failed && <FailureNotice text={tested.failed} status={tested.status} />}
          </div>
        </div>
      </FormFrame>
      {draft && <TestForms id={draft.id} />}
    </>
  )
}
