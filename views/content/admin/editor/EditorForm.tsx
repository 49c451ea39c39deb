import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type ContentClaim, newContentClaims } from '#src/shared/claims/content-claims'
import { withField } from '#src/shared/content/content-fields'
import claimStyles from '#views/admin/claims/claims.module.css'
import { ClaimsNotice } from '#views/admin/claims/ClaimsNotice'
import type { Clash } from '#views/kit/admin/conflict/merge-content'
import { useConflict } from '#views/kit/admin/conflict/use-conflict'
import { useLeaveWarning } from '#views/kit/admin/use-leave-warning'
import { FormFrame } from '#views/kit/forms/FormFrame'
import { isTaken, type Outcome } from '#views/kit/forms/outcome'
import { outcomeOf, TAKEN } from '#views/kit/forms/request-outcome'
import { useSubmission } from '#views/kit/forms/use-submission'
import { usePageContext, useTranslations } from '#views/page-context'
import { type Contents, type Item, type Kind, kinds } from '../content-kinds'
import { describeField } from '../describe-change'
import type { ItemEvent } from '../item-history'
import { ContentConflict } from './ContentConflict'
import type { Choices } from './ContentFields'
import styles from './editor.module.css'
import { asSubmitted, blankContent, readContent, toFormContent } from './form-content'
import { fieldNameAt, flatten, nest } from './form-fields'
import { SaveBar } from './SaveBar'

const CHANGED_MEANWHILE = 412

type Content = Contents[Kind]

interface EditorFormProps {
  kind: Kind
  /** Version the fields are based on; undefined for a new item. */
  item: Item | undefined
  /** Version from the page data; newer after somebody else saved. */
  stored: Item | undefined
  /** Values of fields of a new item. */
  preset?: Partial<Contents['redirect']>
  /** Saves the content, whose claims are confirmed or not; returns the stored item. */
  send: (content: Content, claimsConfirmed: boolean) => Promise<Item>
  /** Called with the version the user has now seen. */
  onSeen: (item: Item) => void
  onSaved: (item: Item) => void
  /** True if the item was just created and this page opened as a result. */
  added: boolean
  /** Content beside the button after saving. */
  saved?: ReactNode
  /** Latest events of the item, newest first. */
  history: ItemEvent[]
  /** Content that fields refer to: categories, own pages, and subjects by their slugs. */
  referredTo: Choices['categories']
  children: (content: Content) => ReactNode
}

/** Form that saves its fields as one value with optimistic locking. */
export function EditorForm({ item, stored, send, ...props }: EditorFormProps) {
  const { kind, preset, onSeen, onSaved, added, saved, history, referredTo, children } = props
  const { fields } = kinds[kind]
  const { language } = usePageContext()
  const t = useTranslations('content')
  const location = useTranslations('location')
  const claimTexts = useTranslations('claims')
  const element = useRef<HTMLFormElement>(null)
  const [unsaved, setUnsaved] = useState(false)
  const [claims, setClaims] = useState<ContentClaim[]>([])
  /** Initial field values; reset with each round. */
  const [begun, setBegun] = useState({
    round: 0,
    content: item?.content ?? ({ ...(blankContent(fields) as object), ...preset } as Content),
  })
  const submission = useSubmission()
  const { outcome } = submission
  const { conflict, merge, chosen, forget } = useConflict<Content, Item>(stored, asSubmitted)
  useLeaveWarning(unsaved, t('leave'))

  const begin = (content: Content) => {
    setClaims(newContentClaims(content, item?.content))
    setBegun(({ round }) => ({ round: round + 1, content }))
  }
  const typed = (form: HTMLFormElement) =>
    readContent(fields, nest(new FormData(form) as unknown as Iterable<[string, string]>)) as Content

  const take = (form: HTMLFormElement, result: Item) => {
    forget()
    flushSync(() => setUnsaved(false)) // before any navigation
    begin(result.content)
    setClaims([])
    submission.report(form, TAKEN)
    onSaved(result)
  }
  const refuse = async (form: HTMLFormElement, refusal: Outcome, mine: Content) => {
    const merged = item && refusal.status === CHANGED_MEANWHILE ? await merge(item, mine) : undefined
    if (!merged) return void submission.report(form, inFields(form, refusal))
    begin(merged.content)
    submission.end()
    onSeen(merged.theirs)
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const mine = typed(form)
    const claimsConfirmed = new FormData(form).has('claims')
    if (!submission.begin()) return
    await send(mine, claimsConfirmed).then(
      (result) => take(form, result),
      (error: unknown) => refuse(form, outcomeOf(error), mine),
    )
  }
  const choose = (clash: Clash, choice: 'mine' | 'theirs') => {
    begin(withField(typed(element.current!), clash.field, clash[choice]))
    chosen(clash)
  }

  return (
    <FormFrame
      ref={element}
      name="content"
      submission={submission}
      fields={fields}
      values={flatten(toFormContent(begun.content, language))}
      className={styles.form}
      autoComplete="off" // what is written here is the chain's, not the writer's
      onSubmit={(event) => void submit(event)}
      onTyped={(form) => {
        setUnsaved(true)
        setClaims(newContentClaims(typed(form), item?.content))
      }}
      onClick={({ target: pressed }) => (pressed as Element).closest('[data-changes]') && setUnsaved(true)}
    >
      {conflict && (
        <ContentConflict
          kind={kind}
          referredTo={referredTo}
          clashes={conflict.clashes}
          events={history.filter(({ version = 0 }) => version > conflict.since)}
          onChoose={choose}
        />
      )}
      <div key={begun.round} className={styles.fields}>
        {children(begun.content)}
      </div>
      <ClaimsNotice
        claims={claims.map((claim) => ({
          ...claim,
          label: describeField(kind, claim.field, { t, location }),
        }))}
      >
        {/* Other claims need another confirmation. */}
        <label key={claims.map(({ field, phrase }) => field + phrase).join()} className={claimStyles.confirmation}>
          <input type="checkbox" name="claims" value="confirmed" />
          {claimTexts('confirm')}
        </label>
      </ClaimsNotice>
      <SaveBar unsaved={unsaved} outcome={outcome}>
        {((outcome && isTaken(outcome)) || added) && !unsaved && saved}
      </SaveBar>
    </FormFrame>
  )
}

/** Maps the paths of validation errors to field names of the form. */
function inFields(form: HTMLFormElement, outcome: Outcome): Outcome {
  const names = [...form.elements].map((element) => element.getAttribute('name')).filter((name) => name !== null)
  const place = (path: string) => fieldNameAt(names, path) ?? path
  return { ...outcome, errors: outcome.errors.map((fault) => ({ ...fault, field: place(fault.field) })) }
}
