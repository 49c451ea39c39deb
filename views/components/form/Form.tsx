import { useMutation } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { newIdempotencyKey } from '../../../client/idempotency-key'
import { faultsIn } from '../../../client/problem'
import { RequestError, write } from '../../../client/requests'
import { showToast, type ToastContent } from '../../../client/toasts'
import type { FieldFault } from '../../../src/http/problem'
import { alternatesOf, type PageName } from '../../../src/rendering/addresses'
import type { FormOutcome } from '../../../src/rendering/form-outcome'
import { usePageContext } from '../../page-context'
import { FormContextProvider } from './form-context'
import { Notice } from './Notice'
import { type FailureTexts, useFailureText } from './use-failure-text'
import { useFaultTexts } from './use-fault-texts'

type Values = Record<string, string>

interface FormProps {
  name: FormOutcome['form']
  /** Where the API takes it as JSON. */
  endpoint: string
  /** Its page: without JavaScript it goes to the address of that. */
  page: PageName
  /** What its fields begin with, unless the server has shown it again. */
  start?: Values
  /** Codes of what cannot be right, by field; the server has the last word. */
  check: (values: Values) => Record<string, string>
  texts: FailureTexts & { success: ToastContent }
  /** Said beside the message at the field. */
  refusal?: (faults: FieldFault[]) => ToastContent | undefined
  className?: string
  children: ReactNode
}

/**
 * A form that posts by itself without JavaScript, and with it sends JSON and stays where it is. Stands inside
 * `Requests`.
 */
export function Form({ name, endpoint, page, start = {}, check, texts, refusal, className, children }: FormProps) {
  const { form: posted, urlParsed, language } = usePageContext()
  const outcome = posted?.form === name ? posted : undefined
  const [shown, setShown] = useState(outcome)
  const [values, setValues] = useState(outcome?.values ?? start)
  const [faults, setFaults] = useState(outcome?.errors ?? [])
  const [round, setRound] = useState(0)
  const attempt = useRef({ body: '', key: '' })
  const { mutateAsync: send, isPending: submitting } = useMutation({ mutationFn: write<never> })
  const errors = useFaultTexts()(faults)
  const failure = useFailureText(texts)

  const sent = round > 0 || urlParsed.search.sent === name
  const notice = shown && (shown.status === 422 ? refusal?.(shown.errors) : failure(shown.status, shown.seconds))

  const refuse = (form: HTMLFormElement, found: FieldFault[]) => {
    flushSync(() => setFaults(found))
    const wrong = [...form.elements].find((element) =>
      found.some(({ field }) => field === (element as HTMLInputElement).name),
    )
    if (wrong instanceof HTMLElement) wrong.focus()
    const toast = refusal?.(found)
    if (toast) showToast({ ...toast, variant: 'destructive' })
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (submitting) return
    const form = event.currentTarget
    const fields = Object.fromEntries(new FormData(form)) as Values
    const found = Object.entries(check(fields)).map(([field, code]) => ({ field, code }))
    if (found.length > 0) return refuse(form, found)
    // The same words sent again are the same attempt: the server answers it once.
    const body = JSON.stringify(fields)
    if (attempt.current.body !== body) attempt.current = { body, key: newIdempotencyKey() }
    try {
      await send({ method: 'POST', path: endpoint, body: fields, idempotencyKey: attempt.current.key })
      attempt.current = { body: '', key: '' }
      setValues({})
      setShown(undefined)
      setFaults([])
      setRound(round + 1)
      showToast(texts.success)
    } catch (error) {
      const told = faultsIn(error)
      if (told.length > 0) return refuse(form, told)
      const { status, retryAfter } = error instanceof RequestError ? error : {}
      showToast({ ...failure(status, retryAfter), variant: 'destructive' })
    }
  }

  return (
    <FormContextProvider value={{ form: name, values, errors, submitting, focused: shown?.errors[0]?.field }}>
      {sent && !shown && <Notice {...texts.success} />}
      {notice && <Notice failed {...notice} />}
      <form
        key={round}
        method="post"
        action={alternatesOf(page)[language]}
        className={className}
        noValidate
        onSubmit={(event) => void submit(event)}
        onInput={({ target }) => setFaults(faults.filter(({ field }) => field !== (target as HTMLInputElement).name))}
      >
        {children}
      </form>
    </FormContextProvider>
  )
}
