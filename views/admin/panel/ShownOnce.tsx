import { type ReactNode, useRef } from 'react'
import { Button } from '../../components/ui/Button'
import { useCopy } from './use-copy'
import { Panel } from './Panel'
import styles from './ShownOnce.module.css'

interface ShownOnceProps {
  title: string
  lead: string
  /** What is to be taken along. */
  value: string
  texts: { label: string; copy: string; copied: string; selected: string }
  children?: ReactNode
}

/** What the server has made and shows this once. */
export function ShownOnce({ title, lead, value, texts, children }: ShownOnceProps) {
  const field = useRef<HTMLInputElement>(null)
  const { said, copy } = useCopy(value, () => field.current!.select())
  return (
    <Panel title={title} lead={lead}>
      <div className={styles.row}>
        <input
          ref={field}
          className={styles.value}
          aria-label={texts.label}
          value={value}
          readOnly
          autoFocus
          autoComplete="off"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button small className={styles.copy} onClick={copy}>
          {texts.copy}
        </Button>
      </div>
      <p role="status" className={styles.copied}>
        {said && texts[said]}
      </p>
      {children}
    </Panel>
  )
}
