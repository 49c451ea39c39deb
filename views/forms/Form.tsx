import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import type { Address } from '#client/requests/api-address'
import type { PathOf } from '#client/documented'
import { showToast, type ToastContent } from '#client/toasts'
import type { FieldFault } from '#src/platform/http/problems/problem'
import { alternatesOf, type PageName } from '#src/shared/addresses'
import type { Fields } from '#src/shared/forms/field'
import type { FormOutcome } from '#src/web/form-outcome'
import { usePageContext } from '../page-context'
import { Notice } from './Notice'
import { FormFrame } from './FormFrame'
import { FormTrap } from './FormTrap'
import { isTaken, type Outcome } from './outcome'
import { useDraft } from './use-draft'
import { type FailureTexts, useFailureText } from './use-failure-text'
import { type FieldsOf, useSend } from './use-send'
import { useShownAgain } from './use-shown-again'
import { useSubmission } from './use-submission'
import { useTrap } from './use-trap'
import { type Values, valuesOf } from './values'

interface FormProps<P extends PathOf<'POST'>, F extends Fields> {
  name: FormOutcome['form']
  /** Where the API takes it as JSON. */
  endpoint: P
  /** Its page: without JavaScript it goes to the address of that. */
  page: PageName
  /** What its fields begin with, unless the server has shown it again. */
  start?: Values
  /** What it asks for: what cannot be right is not sent. */
  fields: FieldsOf<F, P>
  texts: FailureTexts & { success: ToastContent }
  /** Said beside the message at the field. */
  refusal?: (faults: FieldFault[]) => ToastContent | undefined
  /** What it sends is read by people: what programs send is to be told apart. */
  guarded?: boolean
  className?: string
  children: ReactNode
}

/**
 * A form that posts by itself without JavaScript, and with it sends JSON and stays where it is. What became of it stands
 * below it, and is where its sender goes on.
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
  const trap = useTrap(element, draft.wasPutBack)
  const send = useSend({ path: endpoint } as Address<P>, fields, guarded ? trap : undefined)
  const failure = useFailureText(texts)

  const textOf = (of: Outcome) => {
    if (isTaken(of)) return texts.success
    return of.errors.length > 0 ? refusal?.(of.errors) : failure(of)
  }
  const toField = Boolean(outcome?.errors.length)
  // Where there are fields to mend, the messages stand there; without JavaScript there is no toast to say the rest.
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
        action={alternatesOf(page)[language]}
        onSubmit={(event) => void submit(event)}
        onTyped={(form) => draft.keep(valuesOf(form))}
      >
        {children}
        {guarded && <FormTrap form={name} challenge={shownAgain?.challenge} />}
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
          autoFocus={outcome === shownAgain && !toField} // there is no script to lead to it
        >
          <p>{shown.text}</p>
        </Notice>
      )}
    </>
  )
}

/** Where neither header nor toast covers it. */
function intoTheMiddle(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'center' })
}
