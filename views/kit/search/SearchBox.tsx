import { Search as Magnifier } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '../components/Button'
import styles from './SearchBox.module.css'

export interface SearchBoxProps {
  label: string
  button: string
  placeholder?: string
  autoComplete?: string
  input?: Ref<HTMLInputElement>
  /** Initial text. */
  asked?: string
  onChange?: (text: string) => void
}

/** Labelled search input with its button, for a form. */
export function SearchBox({
  label,
  button,
  placeholder,
  autoComplete = 'off',
  input,
  asked,
  onChange,
}: SearchBoxProps) {
  return (
    <>
      <label className={styles.label} htmlFor="search-query">
        {label}
      </label>
      <div className={styles.row}>
        <Magnifier className={styles.icon} aria-hidden />
        <input
          ref={input}
          id="search-query"
          className={styles.input}
          type="search"
          name="q"
          defaultValue={asked}
          placeholder={placeholder}
          autoComplete={autoComplete}
          enterKeyHint="search"
          onChange={({ target }) => onChange?.(target.value)}
        />
        <Button type="submit" className={styles.submit}>
          {button}
        </Button>
      </div>
    </>
  )
}
