import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { languages } from '#src/shared/languages'
import { requireValue } from '#src/shared/lookups'
import { Button } from '#views/kit/components/Button'
import { FieldError } from '#views/kit/forms/FieldError'
import forms from '#views/kit/forms/form.module.css'
import { useFormState } from '#views/kit/forms/form-context'
import { useHydrated } from '#views/kit/forms/use-hydrated'
import { useTranslations } from '#views/page-context'
import editor from '../editor/editor.module.css'
import { IconButton } from '../IconButton'
import type { LabelledList } from './sections'
import type { QuestionRow } from './text-content'
import { Mark } from './TextFields'
import { TextInput } from './TextInput'
import styles from './texts.module.css'

const blank = (): QuestionRow => ({ question: { hr: '', en: '' }, answer: { hr: '', en: '' }, page: '' })

const lengths = { question: 300, answer: 2000 } as const

interface QuestionListProps {
  list: LabelledList
  rows: QuestionRow[]
  /** Called after a change that no field reports. */
  onChanged: () => void
}

/** Questions that can be changed, added, removed and moved. Without a script there is a blank one at the end. */
export function QuestionList({ list, rows: initial, onChanged }: QuestionListProps) {
  const t = useTranslations('page-texts')
  const hydrated = useHydrated()
  const { errors } = useFormState()
  const { key, pages, placeholders, original, isSuperseded } = list
  const [rows, setRows] = useState(() => initial.map((row, index) => ({ id: String(index), row })))
  const [said, setSaid] = useState('')
  const added = useRef(0)
  const element = useRef<HTMLDivElement>(null)
  const shown = hydrated ? rows : [...rows, { id: 'blank', row: blank() }]

  const change = (next: typeof rows, focused: (list: HTMLDivElement) => HTMLElement | null | undefined, words = '') => {
    flushSync(() => {
      setRows(next)
      setSaid(words)
    })
    focused(element.current!)?.focus()
    onChanged()
  }
  const fieldsets = (within: HTMLDivElement) => [...within.querySelectorAll<HTMLElement>(':scope > fieldset')]
  const add = () =>
    change([...rows, { id: `n${++added.current}`, row: blank() }], (within) =>
      fieldsets(within).at(-1)?.querySelector<HTMLElement>('input, textarea'),
    )
  const remove = (index: number) =>
    change(rows.toSpliced(index, 1), (within) => within.parentElement?.querySelector<HTMLElement>('[data-add]'))
  const move = (from: number, to: number) => {
    const next = rows.toSpliced(from, 1).toSpliced(to, 0, requireValue(rows[from], 'moved question'))
    const direction = to < from ? 'up' : 'down'
    change(
      next,
      (within) => fieldsets(within)[to]?.querySelector<HTMLElement>(`[data-move=${direction}]`),
      t('list.moved', { number: to + 1 }),
    )
  }
  const restore = () => {
    const round = ++added.current
    const originals = original.map((row, index) => ({
      id: `o${round}-${index}`,
      row: { ...row, page: row.page ?? '' },
    }))
    change(originals, (within) => within.querySelector<HTMLElement>('input, textarea'), t('restored'))
  }
  const faultOfList = errors[`lists.${key}`]
  return (
    <div className={styles.list}>
      {isSuperseded && <Mark of={key} text={t('list.superseded')} action={t('keepMine')} />}
      {placeholders.length > 0 && (
        <p className={editor.hint}>{t('hints.answers', { names: placeholders.join(', ') })}</p>
      )}
      {!hydrated && (
        <noscript>
          <p className={editor.hint}>{t('list.noScript')}</p>
        </noscript>
      )}
      {faultOfList && <FieldError id={`lists.${key}-error`} text={faultOfList} />}
      <div ref={element} className={styles.questions}>
        {shown.map(({ id, row }, index) => {
          const name = `lists.${key}.${index}`
          const number = index + 1
          const isNew = id === 'blank'
          return (
            <fieldset key={id} className={styles.question}>
              <legend className={styles.legend}>{isNew ? t('list.new') : t('list.item', { number })}</legend>
              {(['question', 'answer'] as const).map((part) => (
                <div key={part} className={editor.pair}>
                  {languages.map((language) => (
                    <TextInput
                      key={language}
                      name={`${name}.${part}.${language}`}
                      label={t('field', { label: t(`names.${part}`), language: t(`in.${language}`) })}
                      text={row[part][language]}
                      maxLength={lengths[part]}
                      of={t('list.item', { number })}
                      language={language}
                    />
                  ))}
                </div>
              ))}
              {pages.length > 0 && (
                <label className={styles.page}>
                  {t('list.page')}
                  <select className={forms.control} name={`${name}.page`} defaultValue={row.page}>
                    <option value="">{t('list.noPage')}</option>
                    {pages.map((page) => (
                      <option key={page} value={page}>
                        {t(`pagesOfQuestions.${page as 'contact'}`)}
                      </option>
                    ))}
                  </select>
                </label>
              )}
              {hydrated && (
                <div className={styles.tools}>
                  <IconButton
                    icon={ArrowUp}
                    label={t('list.up', { number })}
                    move="up"
                    onClick={index > 0 ? () => move(index, index - 1) : undefined}
                  />
                  <IconButton
                    icon={ArrowDown}
                    label={t('list.down', { number })}
                    move="down"
                    onClick={index < rows.length - 1 ? () => move(index, index + 1) : undefined}
                  />
                  <IconButton
                    icon={Trash2}
                    label={t('list.remove', { number })}
                    onClick={rows.length > 1 ? () => remove(index) : undefined}
                  />
                </div>
              )}
            </fieldset>
          )
        })}
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {hydrated && (
        <p className={styles.buttons}>
          <Button small look="outline" data-add onClick={add}>
            <Plus aria-hidden />
            {t('list.add')}
          </Button>
          <button type="button" className={styles.quiet} onClick={restore}>
            {t('list.restore')}
          </button>
        </p>
      )}
    </div>
  )
}
