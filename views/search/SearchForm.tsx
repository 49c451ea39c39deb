import { Search as Magnifier } from 'lucide-react'
import { Button } from '../components/ui/Button'
import { LanguageField } from '../components/ui/LanguageField'
import styles from './SearchForm.module.css'
import type { Search } from './use-search'

interface SearchFormProps {
  search: Search
  label: string
  button: string
  placeholder?: string
  autoComplete?: string
}

/** Search form that filters the page while typing; without JavaScript the server searches. */
export function SearchForm({ search, label, button, placeholder, autoComplete = 'off' }: SearchFormProps) {
  const { results, input, asked, setQuery, keepInAddress } = search
  return (
    <form
      className={styles.search}
      role="search"
      method="get"
      action={`#${results}`}
      onSubmit={(event) => {
        event.preventDefault()
        keepInAddress()
      }}
    >
      <LanguageField />
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
          onChange={({ target }) => setQuery(target.value)}
        />
        <Button type="submit" className={styles.submit}>
          {button}
        </Button>
      </div>
    </form>
  )
}
