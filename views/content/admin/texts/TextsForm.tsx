import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PageTextsDto } from '#src/content/page-texts/page-texts.dto'
import type { ClaimReason } from '#src/shared/claims/claim-rules'
import { type Claim, newHealthClaims } from '#src/shared/claims/health-claims'
import claimStyles from '#views/admin/claims/claims.module.css'
import { ClaimsNotice } from '#views/admin/claims/ClaimsNotice'
import { ConflictNotice } from '#views/kit/admin/conflict/ConflictNotice'
import type { Clash } from '#views/kit/admin/conflict/merge-content'
import { TimeField } from '#views/kit/admin/form/TimeField'
import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { useLeaveWarning } from '#views/kit/admin/use-leave-warning'
import { Button } from '#views/kit/components/Button'
import { FormFrame } from '#views/kit/forms/FormFrame'
import { useShownAgain } from '#views/kit/forms/use-shown-again'
import { useSubmission } from '#views/kit/forms/use-submission'
import { useTranslations } from '#views/page-context'
import editor from '../editor/editor.module.css'
import { QuestionList } from './QuestionList'
import { labelOfField, type TextSection } from './sections'
import { setValue } from './set-value'
import { changesIn, contentOf, mergeTexts, postedContent, type QuestionRow, withChanges } from './text-content'
import { TextFields } from './TextFields'
import styles from './texts.module.css'

const FORM = 'pageTexts'
const CHANGED_MEANWHILE = 412

interface TextsFormProps {
  page: PageTextsDto
  sections: TextSection[]
  /** Value of the field for the time of publication. */
  publishAt: string
}

/** Form with all texts of a page, submitted as a full page load. After a conflict it contains the changes of both sides. */
export function TextsForm({ page, sections, publishAt }: TextsFormProps) {
  const t = useTranslations('page-texts')
  const content = useTranslations('content')
  const problem = useTranslations('problem')
  const claimTexts = useTranslations('claims')
  const shownAgain = useShownAgain(FORM)
  const submission = useSubmission(shownAgain)
  const [unsaved, setUnsaved] = useState(Boolean(shownAgain))
  const [begun] = useState(() => beginningOf(page, shownAgain))
  const [clashes, setClashes] = useState(begun.clashes)
  const [lists, setLists] = useState({ round: 0, rows: begun.content.lists })
  const [claims, setClaims] = useState(() => claimsIn(shownAgain?.errors ?? []))
  const seenLists = useRef<Record<string, string>>({})
  useLeaveWarning(unsaved, content('leave'))

  const check = (name: string, text: string) => {
    if (!/^(texts|lists)\..*\.(hr|en)$/.test(name)) return
    const earlier = begun.stored.texts[name] ?? earlierQuestions(name, begun.stored.lists, seenLists.current)
    const found = newHealthClaims(text, earlier)
    setClaims((before) => {
      if (found.length === 0 && !before.has(name)) return before
      const next = new Map(before)
      if (found.length > 0) next.set(name, found)
      else next.delete(name)
      return next
    })
  }
  const choose = (clash: Clash, choice: 'mine' | 'theirs') => {
    if (choice === 'theirs') {
      const key = clash.field
      if (typeof clash.theirs === 'string') setValue(`${FORM}-${key}`, clash.theirs)
      else
        setLists(({ round, rows }) => ({ round: round + 1, rows: { ...rows, [key]: clash.theirs as QuestionRow[] } }))
    }
    setClashes(clashes.filter((other) => other !== clash))
  }
  const isConflict = shownAgain?.status === CHANGED_MEANWHILE
  const allClaims = [...claims].flatMap(([field, found]) =>
    found.map((claim) => ({ ...claim, label: labelOfField(field, sections, t) })),
  )
  const errors = shownAgain?.errors ?? []
  return (
    <FormFrame
      id="texts"
      name={FORM}
      action={`/admin/content/texts/${page.namespace}`}
      className={editor.form}
      submission={submission}
      fields={{}}
      values={{ ...begun.content.texts, publishAt }}
      focused={errors[0]?.field}
      autoComplete="off" // what is written here is the chain's, not the writer's
      onTyped={() => setUnsaved(true)}
      onChange={({ target }) => {
        const { name, value } = target as unknown as HTMLInputElement
        check(name, value)
      }}
      onSubmit={(event) => {
        if (!navigator.onLine) return // the submission is cancelled and a message shown
        if (submission.begin()) flushSync(() => setUnsaved(false))
        else event.preventDefault()
      }}
    >
      <input type="hidden" name="version" value={page.version} />
      <input type="hidden" name="seen" value={changesIn(begun.stored, contentOf(page, 'original'))} />
      {isConflict && (
        <ConflictNotice
          clashes={clashes}
          merged={content('conflict.merged')}
          describe={({ field, mine, theirs }) => ({
            label: labelOfField(field, sections, t),
            mine: textOfValue(mine),
            theirs: textOfValue(theirs),
          })}
          onChoose={choose}
        />
      )}
      {!isConflict && errors.length > 0 && <PageNotice kind="failed">{t('refused')}</PageNotice>}
      {shownAgain && !isConflict && errors.length === 0 && shownAgain.code && (
        <PageNotice
          kind="failed"
          title={problem(`${shownAgain.code as 'internal'}.title`, { seconds: shownAgain.seconds ?? 0 })}
        >
          {problem(`${shownAgain.code as 'internal'}.detail`, { seconds: shownAgain.seconds ?? 0 })}
        </PageNotice>
      )}
      {sections.map(({ id, title, groups, lists: ofSection }) => (
        <section key={id} id={`section-${id}`} className={styles.section} aria-labelledby={`heading-${id}`}>
          <h2 id={`heading-${id}`} className={styles.heading}>
            {title}
          </h2>
          {groups.map((group, index) => (
            <div key={`${group.id} ${index}`} className={group.id ? styles.group : styles.plain}>
              {group.title && <h3 className={styles.groupTitle}>{group.title}</h3>}
              {group.texts.map((text) => (
                <TextFields key={text.key} text={text} medium={page.medium} />
              ))}
            </div>
          ))}
          {ofSection.map((list) => (
            <QuestionList
              key={`${list.key} ${lists.round}`}
              list={list}
              rows={lists.rows[list.key] ?? []}
              onChanged={() => setUnsaved(true)}
            />
          ))}
        </section>
      ))}
      <ClaimsNotice claims={allClaims}>
        {/* Other claims need another confirmation. */}
        <label key={allClaims.map(({ label, phrase }) => label + phrase).join()} className={claimStyles.confirmation}>
          <input type="checkbox" name="claims" value="confirmed" />
          {claimTexts('confirm')}
        </label>
      </ClaimsNotice>
      <div className={styles.bar}>
        <p className={styles.buttons}>
          <Button
            type="submit"
            small
            look="outline"
            name="publication"
            value={page.publication === 'scheduled' ? 'scheduled' : 'draft'}
          >
            {t(page.publication === 'scheduled' ? 'saveScheduled' : 'save')}
          </Button>
          <Button type="submit" small name="publication" value="published">
            {t('publish')}
          </Button>
          <span role="status" className={styles.state}>
            {unsaved && t('unsaved')}
          </span>
        </p>
        <details className={styles.schedule} open={errors.some(({ field }) => field === 'publishAt')}>
          <summary>{t('schedule')}</summary>
          <div className={styles.scheduled}>
            <TimeField name="publishAt" type="datetime-local" label={t('publishAt')} required />
            <Button type="submit" small look="outline" name="publication" value="scheduled">
              {t('scheduleButton')}
            </Button>
            {page.publication === 'scheduled' && (
              <Button type="submit" small look="outline" name="publication" value="draft">
                {t('unschedule')}
              </Button>
            )}
          </div>
        </details>
      </div>
    </FormFrame>
  )
}

type ShownAgain = ReturnType<typeof useShownAgain>

/** Returns the initial content of the form: stored, typed before, or merged after a conflict. */
function beginningOf(page: PageTextsDto, shownAgain: ShownAgain) {
  const stored = contentOf(page, 'own')
  if (!shownAgain) return { stored, content: stored, clashes: [] }
  const posted = postedContent(shownAgain.values)
  const typed = { texts: { ...stored.texts, ...posted.texts }, lists: { ...stored.lists, ...posted.lists } }
  if (shownAgain.status !== CHANGED_MEANWHILE) return { stored, content: typed, clashes: [] }
  const seen = withChanges(shownAgain.values.seen ?? '', contentOf(page, 'original'))
  return { stored, ...mergeTexts(seen, typed, stored) }
}

function claimsIn(errors: NonNullable<ShownAgain>['errors']): Map<string, Claim[]> {
  const found = errors.flatMap(({ field, code, args }): [string, Claim[]][] => {
    const [, reason] = /^claims\.(\w+)$/.exec(code) ?? []
    return reason ? [[field, [{ reason: reason as ClaimReason, phrase: String(args?.phrase) }]]] : []
  })
  return new Map(found)
}

/** Returns all stored questions and answers of a field's list in its language. */
function earlierQuestions(name: string, lists: Record<string, QuestionRow[]>, known: Record<string, string>): string {
  const [, key = '', language] = /^lists\.(.+)\.\d+\.\w+\.(hr|en)$/.exec(name) ?? []
  return (known[`${key} ${language}`] ??= (lists[key] ?? [])
    .flatMap(({ question, answer }) => [question[language as 'hr'], answer[language as 'hr']])
    .join('\n'))
}

function textOfValue(value: unknown): string {
  if (typeof value === 'string') return value
  return (value as QuestionRow[]).map(({ question }) => question.hr).join(' · ')
}
