import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { faultsIn, problemIn } from '#client/problem'
import { write, type Write } from '#client/requests'
import { showAgain } from '#client/show-again'
import type { FieldFault } from '#src/http/problems/problem'
import { FormContextProvider } from '#views/components/form/form-context'
import { useFaultTexts } from '#views/components/form/use-fault-texts'
import { usePageContext } from '#views/page-context'
import { useTranslations } from '#views/translations'
import { useLeaveWarning } from '../../use-leave-warning'
import type { Contents, Item, Kind } from '../content-kinds'
import type { Choices, ContentForm } from '../forms/content-form'
import { toFormContent } from '../forms/to-form-content'
import type { ItemEvent } from '../item-history'
import { ConflictNotice } from './ConflictNotice'
import styles from './editor.module.css'
import { fieldNameAt, flatten, nest } from './form-fields'
import { type Clash, mergeContent, withField } from './merge-content'
import { SaveBar } from './SaveBar'

const CHANGED_MEANWHILE = 412

type Content = Contents[Kind]

interface Conflict {
  /** The version that was seen when it was decided on. */
  since: number
  clashes: Clash[]
}

interface EditorFormProps {
  kind: Kind
  form: ContentForm<Kind>
  /** As it was last seen; undefined for what is being added. */
  item: Item | undefined
  /** As the page has it now: newer, once somebody else was quicker. */
  stored: Item | undefined
  /** Where the fields are sent to. */
  target: Pick<Write, 'method' | 'path'>
  /** What is there now, seen by the reader. */
  onSeen: (item: Item) => void
  onSaved: (item: Item) => void
  /** Whether it was saved a moment ago, for the first time, and this page came of that. */
  added: boolean
  /** Said beside the button once saved. */
  saved?: ReactNode
  /** What was last done to it, newest first. */
  history: ItemEvent[]
  categories: Choices['categories']
  children: (content: Content) => ReactNode
}

/** A form that sends what is in its fields as one value, and shows what the server finds wrong at the fields. */
export function EditorForm({ form: { fields, blank, read, asSent }, item, stored, target, ...props }: EditorFormProps) {
  const { kind, onSeen, onSaved, added, saved, history, categories, children } = props
  const { language } = usePageContext()
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef(stored)
  useEffect(() => {
    latest.current = stored
  }, [stored])
  const [unsaved, setUnsaved] = useState(false)
  /** What the fields began with; they begin anew with each round. */
  const [begun, setBegun] = useState({ round: 0, content: item?.content ?? blank })
  const [faults, setFaults] = useState<FieldFault[]>([])
  const [conflict, setConflict] = useState<Conflict>()
  const errors = useFaultTexts()(faults)
  const { mutateAsync: send, isPending, error, isSuccess, reset } = useMutation({ mutationFn: write<Item> })
  useLeaveWarning(unsaved, useTranslations('content')('leave'))

  const begin = (content: Content) => setBegun(({ round }) => ({ round: round + 1, content }))
  const typed = () =>
    read(nest(new FormData(form.current!) as unknown as Iterable<[string, string]>) as never) as Content

  /** Puts what somebody else has saved together with what is typed here. */
  const merge = (seen: Item, mine: Content, theirs: Item) => {
    const sent = asSent ?? ((content: Content) => content)
    const { content, clashes } = mergeContent(sent(seen.content), mine, sent(theirs.content))
    setConflict({ since: seen.version, clashes })
    begin(content)
    reset()
    onSeen(theirs)
  }

  const choose = (clash: Clash, choice: 'mine' | 'theirs') => {
    begin(withField(typed(), clash.field, clash[choice]))
    setConflict(conflict && { ...conflict, clashes: conflict.clashes.filter((other) => other !== clash) })
  }

  const refuse = (found: FieldFault[]) => {
    const names = [...new FormData(form.current!).keys(), ...namesOf(form.current!)]
    const placed = found.map((fault) => ({ ...fault, field: fieldNameAt(names, fault.field) ?? fault.field }))
    flushSync(() => setFaults(placed))
    const wrong = [...form.current!.elements].find((element) => element.getAttribute('aria-invalid'))
    if (wrong instanceof HTMLElement) wrong.focus()
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const mine = typed()
    try {
      const result = (await send({ ...target, body: mine, ifMatch: item && `"${item.version}"` }))!
      setFaults([])
      setConflict(undefined)
      flushSync(() => setUnsaved(false)) // before anything leads away
      begin(result.content)
      onSaved(result)
    } catch (problem) {
      if (item && problemIn(problem)?.status === CHANGED_MEANWHILE) {
        await showAgain()
        const current = latest.current
        if (current && current.version !== item.version) merge(item, mine, current)
      } else refuse(faultsIn(problem))
    }
  }

  const change = (name?: string) => {
    setUnsaved(true)
    setFaults(faults.filter(({ field }) => field !== name))
    if (isSuccess) reset()
  }
  const values = flatten(toFormContent(begun.content, language))
  return (
    <FormContextProvider value={{ form: 'content', fields, values, errors, submitting: isPending }}>
      <form
        ref={form}
        method="post"
        className={styles.form}
        noValidate
        autoComplete="off" // what is written here is the chain's, not the writer's
        onSubmit={(event) => void submit(event)}
        onKeyDown={keepFromSubmitting}
        onInput={({ target: field }) => change((field as HTMLInputElement).name)}
        onClick={({ target: element }) => (element as Element).closest('[data-changes]') && change()}
      >
        {conflict && (
          <ConflictNotice
            {...{ kind, categories }}
            clashes={conflict.clashes}
            events={history.filter(({ version = 0 }) => version > conflict.since)}
            onChoose={choose}
          />
        )}
        <div key={begun.round} className={styles.fields}>
          {children(begun.content)}
        </div>
        <SaveBar unsaved={unsaved} failure={error ? problemIn(error) : undefined} failed={Boolean(error)}>
          {(isSuccess || (added && !unsaved)) && saved}
        </SaveBar>
      </form>
    </FormContextProvider>
  )
}

/** Saving is publishing: only the button does it, not Enter in a field. */
function keepFromSubmitting(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

function namesOf(form: HTMLFormElement): string[] {
  return [...form.elements].map((element) => element.getAttribute('name')).filter((name) => name !== null)
}
