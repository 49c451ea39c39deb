import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { showToast, type ToastContent } from '#client/toasts'
import type { FieldFault } from '#src/http/problems/problem'
import { alternatesOf, type PageName } from '#src/shared/addresses'
import type { Fields } from '#src/shared/forms/field'
import { findFaults } from '#src/shared/forms/find-faults'
import type { FormOutcome } from '#src/rendering/form-outcome'
import { usePageContext } from '../../page-context'
import { FormContextProvider } from './form-context'
import { Notice } from './Notice'
import { useDraft, valuesOf } from './use-draft'
import { type FailureTexts, useFailureText } from './use-failure-text'
import { useFaultTexts } from './use-fault-texts'
import { isTaken, type Outcome, useSubmission, type Values } from './use-submission'

interface FormProps {
  name: FormOutcome['form']
  /** Where the API takes it as JSON. */
  endpoint: string
  /** Its page: without JavaScript it goes to the address of that. */
  page: PageName
  /** What its fields begin with, unless the server has shown it again. */
  start?: Values
  /** What it asks for: what cannot be right is not sent, and the server has the last word. */
  fields: Fields
  texts: FailureTexts & { success: ToastContent }
  /** Said beside the message at the field. */
  refusal?: (faults: FieldFault[]) => ToastContent | undefined
  className?: string
  children: ReactNode
}

/**
 * A form that posts by itself without JavaScript, and with it sends JSON and stays where it is. What became of it stands
 * below it, and is where its sender goes on.
 */
export function Form({ name, endpoint, page, start = {}, fields, texts, refusal, className, children }: FormProps) {
  const { form: shownAgain, language } = usePageContext()
  // The first of each: another language brings them anew, and what was typed stays.
  const [posted] = useState(shownAgain?.form === name ? shownAgain : undefined)
  const [begin] = useState(posted?.values ?? start)
  const { submitting, outcome, round, send, answered, mended } = useSubmission(endpoint, posted)
  const element = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const draft = useDraft(name, element, begin, posted)
  const errors = useFaultTexts()(outcome?.errors ?? [])
  const failure = useFailureText(texts)

  const told = (became: Outcome) => {
    if (isTaken(became)) return texts.success
    return became.errors.length > 0 ? refusal?.(became.errors) : failure(became)
  }
  const toField = Boolean(outcome?.errors.length)
  // Where there are fields to mend, the messages stand there; without JavaScript there is no toast to say the rest.
  const shown = outcome && (!toField || outcome === posted) ? told(outcome) : undefined

  const report = (form: HTMLFormElement, answer: Outcome) => {
    const wrong = firstWrong(form, answer)
    const became = wrong ? answer : { ...answer, errors: [] }
    const isAttended = document.activeElement === document.body || form.contains(document.activeElement)
    flushSync(() => answered(became))
    if (isAttended) leadTo(wrong ?? notice.current)
    const toast = told(became)
    if (toast) showToast({ ...toast, variant: isTaken(became) ? 'default' : 'destructive' })
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (submitting) return
    const form = event.currentTarget
    const values = valuesOf(form)
    const found = findFaults(fields, values)
    if (found.length > 0) return report(form, { status: 422, errors: found })
    const became = await send(values)
    if (!became) return
    if (isTaken(became)) draft.drop()
    report(form, became)
  }

  return (
    <FormContextProvider
      value={{
        form: name,
        fields,
        values: round > 0 ? {} : begin,
        errors,
        submitting,
        focused: posted?.errors[0]?.field,
      }}
    >
      <form
        key={round}
        ref={element}
        method="post"
        action={alternatesOf(page)[language]}
        className={className}
        noValidate
        onSubmit={(event) => void submit(event)}
        onInput={({ target, currentTarget }) => {
          mended((target as HTMLInputElement).name)
          draft.keep(valuesOf(currentTarget))
        }}
      >
        {children}
      </form>
      {outcome && shown && (
        <Notice
          ref={notice}
          id={`${name}-outcome`}
          failed={!isTaken(outcome)}
          autoFocus={outcome === posted && !toField}
          {...shown}
        />
      )}
    </FormContextProvider>
  )
}

function firstWrong(form: HTMLFormElement, { errors }: Outcome): HTMLElement | undefined {
  return ([...form.elements] as HTMLInputElement[]).find(({ name }) => errors.some(({ field }) => field === name))
}

/** Into the middle of the window, where neither header nor toast covers it. */
function leadTo(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}
