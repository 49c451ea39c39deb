import { useMutation } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { faultsIn, problemIn } from '../../../../../client/problem'
import { write, type Write } from '../../../../../client/requests'
import type { FieldFault } from '../../../../../src/http/problem'
import { FormContextProvider } from '../../../../components/form/form-context'
import { useFaultTexts } from '../../../../components/form/use-fault-texts'
import { useTranslations } from '../../../../translations'
import { useLeaveWarning } from '../../use-leave-warning'
import type { Item } from '../content-kinds'
import styles from './editor.module.css'
import { fieldNameAt, flatten, nest } from './form-fields'
import { SaveBar } from './SaveBar'

interface EditorFormProps {
  /** What the fields begin with. */
  content: object
  /** Makes of the typed texts what the API takes. */
  read: (fields: never) => object
  /** Where they are sent to, and what was seen there. */
  target: Pick<Write, 'method' | 'path' | 'ifMatch'>
  onSaved: (item: Item) => void
  /** Whether it was saved a moment ago, for the first time, and this page came of that. */
  added: boolean
  /** Said beside the button once saved. */
  saved?: ReactNode
  children: ReactNode
}

/** A form that sends what is in its fields as one value, and shows what the server finds wrong at the fields. */
export function EditorForm({ content, read, target, onSaved, added, saved, children }: EditorFormProps) {
  const [unsaved, setUnsaved] = useState(false)
  const [round, setRound] = useState(0)
  const [faults, setFaults] = useState<FieldFault[]>([])
  const errors = useFaultTexts()(faults)
  const { mutateAsync: send, isPending, error, isSuccess, reset } = useMutation({ mutationFn: write<Item> })
  useLeaveWarning(unsaved, useTranslations('content-desk')('leave'))

  const refuse = (form: HTMLFormElement, found: FieldFault[]) => {
    const names = [...new FormData(form).keys(), ...namesOf(form)]
    const placed = found.map((fault) => ({ ...fault, field: fieldNameAt(names, fault.field) ?? fault.field }))
    flushSync(() => setFaults(placed))
    const wrong = [...form.elements].find((element) => element.getAttribute('aria-invalid'))
    if (wrong instanceof HTMLElement) wrong.focus()
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const fields = nest(new FormData(form) as unknown as Iterable<[string, string]>) as never
    try {
      const item = await send({ ...target, body: read(fields) })
      setFaults([])
      flushSync(() => setUnsaved(false)) // before anything leads away
      setRound(round + 1)
      onSaved(item!)
    } catch (problem) {
      refuse(form, faultsIn(problem))
    }
  }

  const change = (name?: string) => {
    setUnsaved(true)
    setFaults(faults.filter(({ field }) => field !== name))
    if (isSuccess) reset()
  }
  return (
    <FormContextProvider value={{ form: 'content', values: flatten(content), errors, submitting: isPending }}>
      <form
        method="post"
        className={styles.form}
        noValidate
        onSubmit={(event) => void submit(event)}
        onInput={({ target: field }) => change((field as HTMLInputElement).name)}
        onClick={({ target: element }) => (element as Element).closest('[data-changes]') && change()}
      >
        <div key={round} className={styles.fields}>
          {children}
        </div>
        <SaveBar unsaved={unsaved} failure={error ? problemIn(error) : undefined} failed={Boolean(error)}>
          {(isSuccess || (added && !unsaved)) && saved}
        </SaveBar>
      </form>
    </FormContextProvider>
  )
}

function namesOf(form: HTMLFormElement): string[] {
  return [...form.elements].map((element) => element.getAttribute('name')).filter((name) => name !== null)
}
