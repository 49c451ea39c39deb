import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import type { Address } from '#client/requests/api-address'
import type { PathOf } from '#client/documented'
import { showToast, type ToastContent } from '#client/toasts'
import type { FieldFault } from '#src/platform/http/problems/problem'
import { addressOf, type PageName } from '#src/shared/addresses'
import type { DraftedForm } from '#src/shared/consent/stored-entries'
import type { Fields } from '#src/shared/forms/field'
import { usePageContext } from '../page-context'
import { Notice } from './Notice'
import { FormFrame } from './FormFrame'
import { SpamFields } from './SpamFields'
import { isTaken, type Outcome } from './outcome'
import { useDraft } from './use-draft'
import { type FailureTexts, useFailureText } from './use-failure-text'
import { type FieldsOf, useSend } from './use-send'
import { useShownAgain } from './use-shown-again'
import { useSubmission } from './use-submission'
import { useSpamFields } from './use-spam-fields'
import { type Values, valuesOf } from './values'

interface FormProps<P extends PathOf<'POST'>, F extends Fields> {
  name: DraftedForm
  /** API path that accepts the form as JSON. */
  endpoint: P
  /** Page of the form, whose path receives the submission without JavaScript. */
  page: PageName
  /** Initial values, unless the server renders a rejected submission. */
  start?: Values
  /** Field descriptions; invalid input is not sent. */
  fields: FieldsOf<F, P>
  texts: FailureTexts & { success: ToastContent }
  /** Toast in addition to the messages at the fields. */
  refusal?: (faults: FieldFault[]) => ToastContent | undefined
  /** Adds spam protection: a honeypot, the time on the page and proof of work. */
  guarded?: boolean
  className?: string
  children: ReactNode
}

/**
 * Form that is submitted as a page load without JavaScript, and as JSON in place with it. The result is shown below the form and takes
 * focus.
 */
export function Form<P extends PathOf<'POST'>, F extends Fields>(props: FormProps<P, F>) {
  const { name, endpoint, page, start = {}, fields, texts, refusal, guarded, className, children } = props
  const { language } = usePageContext()
  const shownAgain = useShownAgain(name)
  const [begin] = useState(shownAgain?.values ?? start)
  const submission = useSubmission(shownAgain?.unsent ? undefined : shownAgain, intoTheMiddle)
  const { outcome, round, notice } = submission
  const element = useRef<HTMLFormElement>(null)
  const draft = useDraft(name, element, begin, shownAgain)
  const spamFields = useSpamFields(element, draft.wasPutBack)
  const send = useSend({ path: endpoint } as Address<P>, fields, guarded ? spamFields : undefined)
  const failure = useFailureText(texts)

  const textOf = (of: Outcome) => {
    if (isTaken(of)) return texts.success
    return of.errors.length > 0 ? refusal?.(of.errors) : failure(of)
  }
  const toField = Boolean(outcome?.errors.length)
  // Field errors are shown at the fields; without JavaScript there is no toast for the remaining message.
  const shown = outcome && (!toField || outcome === shownAgain) ? textOf(outcome) : undefined

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!submission.begin()) return
    const form = event.currentTarget
    const answer = await send(valuesOf(form))
    if (isTaken(answer)) draft.drop()
    const became = submission.report(form, answer)
    const toast = textOf(became)
    if (toast) showToast({ ...toast, variant: isTaken(became) ? 'default' : 'destructive' })
  }

  return (
    <>
      <FormFrame
        key={round}
        ref={element}
        {...{ name, submission, fields, className }}
        values={round > 0 ? {} : begin}
        focused={shownAgain?.errors[0]?.field}
        action={addressOf(page, language)}
        onSubmit={(event) => void submit(event)}
        onTyped={(form) => draft.keep(valuesOf(form))}
      >
        {children}
        {guarded && <SpamFields form={name} challenge={shownAgain?.challenge} />}
      </FormFrame>
      {outcome && shown && (
        <Notice
          ref={notice}
          id={`${name}-outcome`}
          large
          kind={isTaken(outcome) ? 'done' : 'failed'}
          title={shown.title}
          role={isTaken(outcome) ? 'status' : 'alert'}
          tabIndex={-1}
          autoFocus={outcome === shownAgain && !toField} // without a script nothing else moves focus to it
        >
          <p>{shown.text}</p>
        </Notice>
      )}
    </>
  )
}

/** Scrolls an element to where neither header nor toast covers it. */
function intoTheMiddle(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'center' })
}
