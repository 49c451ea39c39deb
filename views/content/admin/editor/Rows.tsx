import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { rowsAt } from '#src/shared/content/described-fields'
import { getFirst, requireValue } from '#src/shared/lookups'
import { Button } from '#views/kit/components/Button'
import { useFormState } from '#views/kit/forms/form-context'
import styles from './editor.module.css'
import { LIST_MARK } from './form-fields'

interface RowsProps {
  /** Name of the list; prefix of the field names of its rows. */
  name: string
  addLabel: string
  /** Label of a row's remove button, by row number from 1. */
  removeLabel: (number: number) => string
  /** Labels of the buttons that move a row, by row number from 1; without them rows cannot be moved. */
  moveLabels?: Record<'up' | 'down', (number: number) => string>
  /** Text shown when the list is empty. */
  empty?: string
  row: (name: string, number: number) => ReactNode
}

/** List of field rows that can be added and removed. */
export function Rows({ name, addLabel, removeLabel, moveLabels, empty, row }: RowsProps) {
  const { fields, values } = useFormState()
  const { most } = requireValue(rowsAt(fields, name), name)
  const [rows, setRows] = useState(() => rowsIn(values, name))
  const added = useRef(0)
  const list = useRef<HTMLDivElement>(null)

  const add = () => {
    flushSync(() => setRows([...rows, `n${++added.current}`]))
    list.current
      ?.querySelector<HTMLElement>(':scope > :last-child :is(input, select, textarea, button):not([type=hidden])')
      ?.focus()
  }
  const remove = (gone: string) => {
    flushSync(() => setRows(rows.filter((key) => key !== gone)))
    list.current?.parentElement?.querySelector<HTMLElement>(':scope > [data-changes]')?.focus()
  }
  const move = (from: number, to: number) => {
    if (!(to in rows)) return
    const moved = [...rows]
    moved.splice(to, 0, ...moved.splice(from, 1))
    const pressed = document.activeElement as HTMLElement
    flushSync(() => setRows(moved))
    pressed.focus() // an element that is moved loses it
  }
  return (
    <div className={styles.rows}>
      <input type="hidden" name={`${name}.${LIST_MARK}`} />
      {rows.length === 0 && empty && <p className={styles.none}>{empty}</p>}
      <div ref={list} className={styles.rowList}>
        {rows.map((key, index) => (
          <div key={key} className={styles.row}>
            <div className={styles.rowFields}>{row(`${name}.${key}`, index + 1)}</div>
            {moveLabels && (
              <>
                <MoveButton icon={ArrowUp} label={moveLabels.up(index + 1)} onClick={() => move(index, index - 1)} />
                <MoveButton
                  icon={ArrowDown}
                  label={moveLabels.down(index + 1)}
                  onClick={() => move(index, index + 1)}
                />
              </>
            )}
            <button type="button" className={styles.remove} data-changes onClick={() => remove(key)}>
              <Trash2 aria-hidden />
              <span className="visually-hidden">{removeLabel(index + 1)}</span>
            </button>
          </div>
        ))}
      </div>
      {rows.length < most && (
        <Button small look="outline" data-changes onClick={add}>
          <Plus aria-hidden />
          {addLabel}
        </Button>
      )}
    </div>
  )
}

interface MoveButtonProps {
  icon: typeof ArrowUp
  label: string
  onClick: () => void
}

/** Button that moves a row. It keeps its place at the ends of the list, so that focus is not lost. */
function MoveButton({ icon: Icon, label, onClick }: MoveButtonProps) {
  return (
    <button type="button" className={styles.moveRow} data-changes onClick={onClick}>
      <Icon aria-hidden />
      <span className="visually-hidden">{label}</span>
    </button>
  )
}

/** Returns the keys of the rows in the initial values. */
function rowsIn(values: Record<string, string>, name: string): string[] {
  const keys = Object.keys(values)
    .filter((key) => key.startsWith(`${name}.`))
    .map((key) => getFirst(key.slice(name.length + 1).split('.')))
  return [...new Set(keys)]
}
