import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#views/page-context'
import { Button } from '../../components/Button'
import { Dialog } from '../Dialog'
import { keys, modifiedKeys } from './keys'
import styles from './Shortcuts.module.css'
import { useShortcuts } from './use-shortcuts'

export interface Shortcut {
  key: string
  text: string
  /** Key handler; without it the key is handled by the browser. */
  press?: () => void
}

/** Registers keyboard shortcuts and lists them in a dialog. */
export function Shortcuts({ shortcuts }: { shortcuts: Shortcut[] }) {
  const t = useTranslations('lists')
  const [open, setOpen] = useState(false)
  const show = () => {
    read()
    setOpen(true)
  }
  const bound = shortcuts.flatMap(({ key, press }): [string, () => void][] => (press ? [[key, press]] : []))
  const { enabled, read, enable } = useShortcuts({ ...Object.fromEntries(bound), [keys.help]: show })
  const listed = [
    ...shortcuts,
    { key: modifiedKeys.searchAll, text: t('shortcuts.searchAll') },
    { key: keys.help, text: t('shortcuts.help') },
  ]
  return (
    <>
      <button type="button" className={styles.open} onClick={show}>
        <Keyboard aria-hidden />
        {t('shortcuts.open')}
      </button>
      <Dialog title={t('shortcuts.title')} open={open} onClose={() => setOpen(false)}>
        <dl className={styles.list}>
          {listed.map(({ key, text }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <label className={styles.enabled}>
          <input type="checkbox" checked={enabled} onChange={({ target }) => enable(target.checked)} />
          {t('shortcuts.enabled')}
        </label>
        <Button small onClick={() => setOpen(false)}>
          {t('shortcuts.dismiss')}
        </Button>
      </Dialog>
    </>
  )
}
