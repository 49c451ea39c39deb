import { LanguageField } from '../components/LanguageField'
import { SearchBox, type SearchBoxProps } from './SearchBox'
import styles from './SearchBox.module.css'
import type { Search } from './use-search'

interface SearchFormProps extends Omit<SearchBoxProps, 'input' | 'asked' | 'onChange'> {
  search: Search
}

/** Search form that filters the page while typing; without JavaScript the server searches. */
export function SearchForm({ search, ...box }: SearchFormProps) {
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
      <SearchBox {...box} input={input} asked={asked} onChange={setQuery} />
    </form>
  )
}
