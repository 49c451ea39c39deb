import type { ReactNode } from 'react'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { FilterSelect } from './FilterField'
import { FilterForm } from './FilterForm'
import styles from './StateFilter.module.css'

interface StateFilterProps {
  /** Selected state, `all` for any. */
  state: string
  label: string
  /** Label of the option for all states. */
  any: string
  options: { value: string; label: string }[]
  /** Content above the control. */
  children?: ReactNode
}

/** Filter of a list by the state of its rows. */
export function StateFilter({ state, children, ...select }: StateFilterProps) {
  const value = state === 'all' ? '' : state
  return (
    <div className={styles.filter}>
      {children}
      <FilterForm values={{ state: value }}>
        <div className={styles.field}>
          <FilterSelect name="state" value={value} {...select} />
        </div>
      </FilterForm>
    </div>
  )
}

/** Link to the list in all states; none if it shows them already. */
export function AllStatesLink({ state, href, text }: { state: string; href: string; text: string }) {
  return (
    state !== 'all' && (
      <ButtonLink small look="outline" href={href}>
        {text}
      </ButtonLink>
    )
  )
}
