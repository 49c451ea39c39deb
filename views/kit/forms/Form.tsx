import { type ReactNode, type SubmitEvent, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PathOf } from '#client/documented'
import type { Address } from '#client/requests/api-address'
import { dismissToasts, showToast, type ToastContent } from '#client/toasts'
import type { FieldFault } from '#src/platform/http/problems/problem'
import { addressOf, type PageName } from '#src/shared/addresses'
import type { DraftedForm } from '#src/shared/consent/stored-entries'
import type { FormFields } from '#src/shared/forms/field'
import type { FieldGroup } from '#src/shared/forms/field-group'
import { usePageContext, useTranslations } from '#views/page-context'
import { Button } from '../components/Button'
import { Confirmation, type Recap } from './Confirmation'
import { FormFrame } from './FormFrame'
import { Notice } from './Notice'
import { isTaken, type Outcome } from './outcome'
import { SpamFields } from './SpamFields'
import { useDraft } from './use-draft'
import { type FailureTexts, useFailureText } from './use-failure-text'
import { useOnline } from './use-online'
import { type FieldsOf, useSend } from './use-send'
import { useSentForm } from './use-sent-form'
import { useShownAgain } from './use-shown-again'
import { useSpamFields } from './use-spam-fields'
import { useSubmission } from './use-submission'
import { type Values, valuesOf } from './values'

interface FormProps<P extends PathOf<'POST'>, F extends FormFields> {
  name: DraftedForm
  /** API path that accepts the form as JSON. */
  endpoint: P
  /** Page of the form, whose path receives the submission without JavaScript. */
  page: PageName
  /** Query with which the page receives it. */
  query?: Record<string, string>
  /** Initial values, unless the server renders a rejected submission. */
  start?: Values
  /** Field descriptions; invalid input is not sent. */
  fields: FieldsOf<F, P>
  /** Group of fields of which one is required. */
  group?: FieldGroup
  /** Title and text of the confirmation, its button to the empty form, and the notices of failures. */
  texts: FailureTexts & { success: ToastContent | ((values: Values) => ToastContent); another?: string }
  /** Describes what was sent for the confirmation. */
  recap: (values: Values) => Recap
  /** Content of a toast in addition to the messages at the fields. */
  refusal?: (faults: FieldFault[]) => ToastContent | undefined
  /** Interprets an outcome that is no success, as one at other fields. */
  refused?: <Refused extends Pick<Outcome, 'code' | 'errors'>>(outcome: Refused) => Refused
  /** Called before such an outcome is shown. */
  onRefused?: (outcome: Outcome, form: HTMLFormElement) => void
  /** True if another form begins at the page without a query. */
  restarts?: boolean
  /** Adds spam protection: a honeypot, the time on the page and proof of work. */
  guarded?: boolean
  /** When the visitor began, if that was before the form appeared, in milliseconds since the start of navigation. */
  begun?: number
  className?: string
  children: ReactNode
}

/** {@link HydratedForm} as a boundary of hydration: React keeps it where HTML around it was changed, and the page where its own was. */
export function Form<P extends PathOf<'POST'>, F extends FormFields>(props: FormProps<P, F>) {
  return (
    <Suspense>
      <HydratedForm {...props} />
    </Suspense>
  )
}

/**
 * Form that is submitted as a page load without JavaScript, and as JSON in place with it. A confirmation replaces it; a failure is
 * reported below it. Either takes focus, and a toast has the same title and text.
 */
function HydratedForm<P extends PathOf<'POST'>, F extends FormFields>(props: FormProps<P, F>) {
  const { name, endpoint, page, start = {}, fields, group, texts, recap, refusal, guarded, className, children } = props
  const { query, refused = (outcome) => outcome, onRefused, restarts, begun } = props
  const t = useTranslations('layout')
  const { language } = usePageContext()
  const shownAgain = useShownAgain(name, refused)
  const [fresh] = useState(start)
  const [begin, setBegin] = useState(shownAgain?.values ?? fresh)
  const submission = useSubmission(shownAgain?.unsent ? undefined : shownAgain, intoView)
  const { outcome, notice } = submission
  const element = useRef<HTMLFormElement>(null)
  const draft = useDraft(name, element, begin, shownAgain)
  const sentForm = useSentForm(name, fresh, shownAgain)
  const spamFields = useSpamFields(element, draft.wasPutBack, begun)
  const send = useSend({ path: endpoint } as Address<P>, fields, {
    group,
    spamFields: guarded ? spamFields : undefined,
  })
  const failure = useFailureText(texts)
  const isBackOnline = useOnline() && outcome?.isOffline
  const address = addressOf(page, language)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!submission.begin()) return
    dismissToasts()
    const form = event.currentTarget
    const values = valuesOf(form)
    const answer = refused(await send(values))
    if (isTaken(answer)) {
      draft.drop()
      sentForm.confirm({ values: { ...values, ...answer.receipt }, reference: answer.reference })
    } else onRefused?.(answer, form)
    toastAbout(submission.report(form, answer))
  }

  const successOf = (values: Values) => (typeof texts.success === 'function' ? texts.success(values) : texts.success)

  /** Shows the message of an outcome as a toast; faults of fields are reported at the fields. */
  const toastAbout = (answer: Outcome) => {
    const success = isTaken(answer)
    const message = success
      ? successOf({ ...answer.receipt })
      : answer.errors.length > 0
        ? refusal?.(answer.errors)
        : failure(answer)
    if (!message) return
    // Assistive technology reads what focus has moved to.
    const silent = notice.current?.contains(document.activeElement)
    showToast({ ...message, variant: success ? 'default' : 'destructive', silent })
  }

  if (sentForm.sent) {
    return (
      <Confirmation
        ref={notice}
        id={`${name}-outcome`}
        {...successOf(sentForm.sent.values)}
        sent={sentForm.sent}
        recap={recap(sentForm.sent.values)}
        another={texts.another ?? t('confirmation.another')}
        address={`${address}#${name}`}
        restarts={restarts}
        onAnother={() => {
          if (restarts) return sentForm.leave()
          flushSync(() => {
            setBegin(fresh)
            sentForm.startAgain()
          })
          intoView(element.current!.querySelector<HTMLElement>('input:not([type=hidden], [tabindex="-1"]), select')!)
        }}
        focused={Boolean(shownAgain)}
      />
    )
  }

  const toField = Boolean(outcome?.errors.length)
  // Field errors are shown at the fields; without JavaScript there is no toast for the remaining message.
  const failed = outcome && !isTaken(outcome) && (!toField || outcome === shownAgain) ? outcome : undefined
  const shown = failed && (toField ? refusal?.(failed.errors) : failure(failed))
  return (
    <>
      <FormFrame
        id={`${name}-form`}
        ref={element}
        name={name}
        submission={submission}
        fields={fields}
        group={group}
        className={className}
        values={begin}
        focused={shownAgain && firstFault(fields, shownAgain.errors)?.field}
        action={addressOf(page, language, { query })}
        onSubmit={(event) => void submit(event)}
        onTyped={(form) => {
          draft.keep(valuesOf(form))
          sentForm.replace()
        }}
      >
        {children}
        {guarded && <SpamFields form={name} challenge={shownAgain?.challenge} />}
      </FormFrame>
      {shown && (
        <Notice
          ref={notice}
          id={`${name}-outcome`}
          large
          kind={isBackOnline ? undefined : 'failed'}
          title={shown.title}
          tabIndex={-1}
          autoFocus={outcome === shownAgain && !toField} // without a script nothing else moves focus to it
        >
          <p>{shown.text}</p>
          {isBackOnline && (
            <Button type="submit" form={`${name}-form`} small>
              {t('reachable.again')}
            </Button>
          )}
        </Notice>
      )}
    </>
  )
}

/** Returns the fault that comes first in the form; the server reports them in another order. */
function firstFault(fields: FormFields, faults: FieldFault[]): FieldFault | undefined {
  const inOrder = Object.keys(fields).flatMap((name) => faults.filter(({ field }) => field.split('.')[0] === name))
  return inOrder[0] ?? faults[0]
}

/** Focuses an element, or the heading of a confirmation, and scrolls it to where the header does not cover it. */
function intoView(element: HTMLElement): void {
  const heading = element.querySelector('h2')
  ;(heading ?? element).focus({ preventScroll: true })
  element.scrollIntoView({ block: heading ? 'start' : 'center' })
}
