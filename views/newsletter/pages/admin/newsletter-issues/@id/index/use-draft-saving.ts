import { type RefObject, useEffect, useRef, useState } from 'react'
import { newIdempotencyKey } from '#client/idempotency-key'
import { write } from '#client/requests/requests'
import { isSame } from '#src/shared/content/content-fields'
import { namesOf, type Submitted } from '#src/shared/forms/field'
import { newsletterIssue } from '#src/shared/newsletter/newsletter-issue'
import { TIME_ZONE } from '#src/shared/time-zone'
import { locales } from '#views/formatting'
import type { Clash } from '#views/kit/admin/conflict/merge-content'
import { useConflict } from '#views/kit/admin/conflict/use-conflict'
import type { Outcome } from '#views/kit/forms/outcome'
import { outcomeOf } from '#views/kit/forms/request-outcome'
import { usePageContext, useTranslations } from '#views/page-context'

const SAVED_AFTER_MS = 3000
const UNAUTHORIZED = 401
const NOT_FOUND = 404
const WRONG_STATUS = 409
const CHANGED_MEANWHILE = 412
const UNREACHABLE = [0, 504]
/** Refusals of the texts themselves, which no earlier attempt has stored, or of a draft that is gone. */
const REFUSED = [400, NOT_FOUND, 413, 422]
const FIRST_VERSION = 1

export type IssueTexts = Submitted<typeof newsletterIssue>

/** Stored version of a draft. */
export interface Draft {
  id: string
  version: number
  content: IssueTexts
}

export const toDraft = ({
  id,
  version,
  titleHr,
  textHr,
  titleEn,
  textEn,
}: IssueTexts & Omit<Draft, 'content'>): Draft => ({
  id,
  version,
  content: { titleHr, textHr, titleEn, textEn },
})

interface DraftSavingOptions {
  form: RefObject<HTMLFormElement | null>
  /** Draft from the page data; undefined for a new one. */
  stored: Draft | undefined
  /** Refused submission without JavaScript. */
  begun: Outcome | undefined
  onCreated: (id: string) => void
  onSaved: (texts: IssueTexts) => void
}

/** Saves a draft a few seconds after typing, one request at a time. What the user typed is never replaced, except by a choice. */
export function useDraftSaving({ form, stored, begun, onCreated, onSaved }: DraftSavingOptions) {
  const t = useTranslations('issues')
  const { language } = usePageContext()
  const [draft, setDraft] = useState(stored)
  const [state, setState] = useState<'unchanged' | 'unsaved' | 'saved'>(begun ? 'unsaved' : 'unchanged')
  const [savedAt, setSavedAt] = useState<string>()
  const [failure, setFailure] = useState<Outcome | undefined>(begun)
  const { conflict, merge, chosen, forget } = useConflict<IssueTexts, Draft>(stored)
  /** Version that the fields are based on. */
  const base = useRef(stored)
  /** Request for a new draft until its answer arrives: sent again as it was, because the draft may be stored. */
  const unanswered = useRef<{ idempotencyKey: string; body: IssueTexts }>(undefined)
  const underway = useRef<Promise<boolean>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** True while only the user may decide to save. */
  const held = useRef(Boolean(begun))

  const read = (): IssueTexts => {
    const fields = new FormData(form.current!)
    const text = (name: string) => (fields.get(name) as string).replaceAll('\r\n', '\n').trim()
    return Object.fromEntries(namesOf(newsletterIssue).map((name) => [name, text(name)])) as unknown as IssueTexts
  }
  const put = (texts: IssueTexts) => {
    const typed = read()
    for (const name of namesOf(newsletterIssue)) {
      if (typed[name] === texts[name]) continue
      const field = form.current!.elements.namedItem(name) as HTMLInputElement
      field.value = texts[name]
    }
  }
  const plan = () => {
    clearTimeout(timer.current)
    if (!held.current) timer.current = setTimeout(() => void saveLatest.current(), SAVED_AFTER_MS)
  }
  const moveTo = (next: Draft | undefined) => {
    base.current = next
    setDraft(next)
  }

  /** Returns the stored draft, and the texts that it has. */
  const send = async (content: IssueTexts): Promise<[Draft, IssueTexts]> => {
    const seen = base.current
    const path = '/api/admin/newsletter-issues'
    if (!seen) {
      unanswered.current ??= { idempotencyKey: newIdempotencyKey(), body: content }
      const { body: created } = unanswered.current
      // Sent again, it returns the draft as it is by then: a colleague's later changes are merged at the next save.
      const { id } = await write({ method: 'POST', path, ...unanswered.current })
      return [{ id, version: FIRST_VERSION, content: created }, created]
    }
    const at = { path: `${path}/{id}`, parameters: { id: seen.id }, ifMatch: `"${seen.version}"` } as const
    return [toDraft(await write({ method: 'PUT', ...at, body: content })), content]
  }
  const take = (result: Draft, sent: IssueTexts): boolean => {
    const isNew = base.current?.id !== result.id
    unanswered.current = undefined
    moveTo({ ...result, content: sent })
    if (isNew) {
      history.replaceState(history.state, '', `/admin/newsletter-issues/${result.id}`)
      onCreated(result.id)
    }
    held.current = false
    forget()
    setFailure(undefined)
    onSaved(sent)
    setSavedAt(
      new Intl.DateTimeFormat(locales[language], { timeStyle: 'short', timeZone: TIME_ZONE }).format(new Date()),
    )
    const isCurrent = isSame(read(), sent)
    setState(isCurrent ? 'saved' : 'unsaved')
    if (!isCurrent) plan()
    return isCurrent
  }
  const refuse = async (refusal: Outcome): Promise<boolean> => {
    const seen = base.current
    if (REFUSED.includes(refusal.status)) unanswered.current = undefined
    setState('unsaved')
    if (refusal.status === CHANGED_MEANWHILE && seen) {
      const merged = await merge(seen, read())
      if (merged) {
        moveTo(merged.theirs)
        put(merged.content)
        held.current = merged.clashes.length > 0
        setFailure(undefined)
        plan()
        return false
      }
    }
    held.current = ![UNAUTHORIZED, ...UNREACHABLE].includes(refusal.status)
    if (refusal.status === NOT_FOUND) moveTo(undefined) // the next save, at the user's request, stores a new draft
    setFailure(refusal)
    return false
  }
  const attempt = async (): Promise<boolean> => {
    const content = read()
    const isBlank = Object.values(content).every((text) => text === '')
    if (base.current ? isSame(content, base.current.content) : isBlank) {
      setState(base.current ? 'saved' : 'unchanged')
      setFailure(undefined)
      return Boolean(base.current)
    }
    return send(content).then(
      ([result, sent]) => take(result, sent) || (sent !== content && attempt()),
      (error: unknown) => refuse(outcomeOf(error)),
    )
  }
  /** Saves what is typed; resolves to whether all of it is stored. */
  const save = async ({ explicit = false } = {}): Promise<boolean> => {
    clearTimeout(timer.current)
    if (held.current && !explicit) return false
    if (underway.current) {
      await underway.current
      return explicit ? save({ explicit }) : false // a save underway plans the next one itself
    }
    underway.current = attempt().finally(() => (underway.current = undefined))
    return underway.current
  }
  const saveLatest = useRef(save)
  useEffect(() => {
    saveLatest.current = save
  })

  const isUnsaved = state === 'unsaved'
  useEffect(() => {
    if (!isUnsaved) return
    // Back from the tab of the sign-in, or on the way to another one.
    const retry = () => void saveLatest.current()
    window.addEventListener('focus', retry)
    document.addEventListener('visibilitychange', retry)
    return () => {
      window.removeEventListener('focus', retry)
      document.removeEventListener('visibilitychange', retry)
    }
  }, [isUnsaved])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    draft,
    state,
    savedAt,
    failure,
    conflict,
    save,
    latest: () => base.current,
    typed: () => {
      setState('unsaved')
      if (!underway.current) plan()
    },
    mended: (name: string) => {
      if (!failure?.errors.some(({ field }) => field === name)) return
      const errors = failure.errors.filter(({ field }) => field !== name)
      setFailure(errors.length > 0 ? { ...failure, errors } : undefined)
      held.current = errors.length > 0
    },
    choose: (clash: Clash, choice: 'mine' | 'theirs') => {
      put({ ...read(), [clash.field]: clash[choice] })
      chosen(clash)
      held.current = conflict!.clashes.length > 1
      plan()
    },
    /** Returns the reason of a failure, and what to do. */
    explain: ({ status, detail }: Outcome) => {
      if (status === NOT_FOUND) return t('gone')
      if (status === WRONG_STATUS) return t('begunMeanwhile')
      return detail ?? t('unreachable')
    },
  }
}
