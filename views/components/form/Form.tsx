import { useMutation } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { newIdempotencyKey } from '../../../client/idempotency-key'
import { problemOf } from '../../../client/problem'
import { write } from '../../../client/requests'
import { showToast, type ToastContent } from '../../../client/toasts'
import type { FormOutcome } from '../../../src/rendering/form-outcome'
import { usePageContext } from '../../page-context'
import { FormContextProvider } from './form-context'
import { Notice } from './Notice'

type Values = Record<string, string>
type Errors = Record<string, string>

interface FormProps {
  name: FormOutcome['form']
  /** Where the API takes it as JSON. */
  endpoint: string
  /** Where it goes without JavaScript: the address of its page. */
  action: string
  /** What its fields begin with, unless the server has shown it again. */
  start?: Values
  /** Messages for what cannot be right; the server has the last word. */
  check: (values: Values) => Errors
  texts: { success: ToastContent; failed: ToastContent; alreadySubscribed?: ToastContent }
  /** Said beside the message at the field. */
  refusal?: (errors: Errors) => ToastContent | undefined
  className?: string
  children: ReactNode
}

/** What is known of wrong fields: our own check is repeated when the language changes, the server's words stay. */
type Finding = { checked: Values } | { told: Errors }

/**
 * A form that posts by itself without JavaScript, and with it sends JSON and stays where it is. Stands inside
 * `Requests`.
 */
export function Form({ name, endpoint, action, start = {}, check, texts, refusal, className, children }: FormProps) {
  const { form: posted, urlParsed } = usePageContext()
  const outcome = posted?.form === name ? posted : undefined
  const [shown, setShown] = useState(outcome)
  const [values, setValues] = useState(outcome?.values ?? start)
  const [finding, setFinding] = useState<Finding>({ told: outcome?.errors ?? {} })
  const [mended, setMended] = useState<string[]>([])
  const [round, setRound] = useState(0)
  const attempt = useRef({ body: '', key: '' })
  const { mutateAsync: send, isPending: submitting } = useMutation({ mutationFn: write<never> })

  const found = 'told' in finding ? finding.told : check(finding.checked)
  const errors = Object.fromEntries(Object.entries(found).filter(([field]) => !mended.includes(field)))
  const sent = round > 0 || urlParsed.search.sent === name

  const refuse = (form: HTMLFormElement, next: Finding, wrong: Errors) => {
    flushSync(() => {
      setFinding(next)
      setMended([])
    })
    const first = [...form.elements].find((element) => (element as HTMLInputElement).name in wrong)
    if (first instanceof HTMLElement) first.focus()
    const toast = refusal?.(wrong)
    if (toast) showToast({ ...toast, variant: 'destructive' })
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (submitting) return
    const form = event.currentTarget
    const fields = Object.fromEntries(new FormData(form)) as Values
    const wrong = check(fields)
    if (Object.keys(wrong).length > 0) return refuse(form, { checked: fields }, wrong)
    // The same words sent again are the same attempt: the server answers it once.
    const body = JSON.stringify(fields)
    if (attempt.current.body !== body) attempt.current = { body, key: newIdempotencyKey() }
    try {
      await send({ method: 'POST', path: endpoint, body: fields, idempotencyKey: attempt.current.key })
      attempt.current = { body: '', key: '' }
      setValues({})
      setShown(undefined)
      setFinding({ told: {} })
      setRound(round + 1)
      showToast(texts.success)
    } catch (error) {
      const problem = problemOf(error)
      if (problem?.errors?.length) {
        const told = Object.fromEntries(problem.errors.map(({ field, message }) => [field, message]))
        refuse(form, { told }, told)
      } else showToast({ ...failure(problem?.status), variant: 'destructive' })
    }
  }

  const failure = (status: number | undefined): ToastContent =>
    (status === 409 && texts.alreadySubscribed) || texts.failed

  return (
    <FormContextProvider
      value={{ form: name, values, errors, submitting, focused: Object.keys(shown?.errors ?? {})[0] }}
    >
      {sent && !shown && <Notice {...texts.success} />}
      {shown && shown.status !== 'invalid' && (
        <Notice failed {...failure(shown.status === 'alreadySubscribed' ? 409 : undefined)} />
      )}
      <form
        key={round}
        method="post"
        action={action}
        className={className}
        noValidate
        onSubmit={(event) => void submit(event)}
        onInput={({ target }) => setMended([...mended, (target as HTMLInputElement).name])}
      >
        {children}
      </form>
    </FormContextProvider>
  )
}
