import { useState } from 'react'
import { Button } from '#views/kit/components/Button'
import type { ButtonLook } from '#views/kit/components/button-class'
import { useTranslations } from '#views/page-context'
import styles from './passkeys.module.css'
import { usePasskeyFault } from './use-passkey-fault'
import { usePasskeySupport } from './use-passkey-support'

interface PasskeyButtonProps extends ButtonLook {
  label: string
  /** Lets the user sign; the page goes on when this resolves. */
  ask: () => Promise<void>
  /** True if there is no other way: browsers without passkeys get an explanation. */
  only?: boolean
}

/** Button that asks for a passkey; absent without scripts and in browsers without passkeys. */
export function PasskeyButton({ label, ask, only, look, small }: PasskeyButtonProps) {
  const t = useTranslations('admin')
  const describeFault = usePasskeyFault()
  const supported = usePasskeySupport()
  const [asking, setAsking] = useState(false)
  const [fault, setFault] = useState<string>()
  if (!supported) return only ? <p>{t('passkeys.unsupported')}</p> : null
  const press = async () => {
    if (asking) return
    setAsking(true)
    setFault(undefined)
    try {
      await ask()
    } catch (error) {
      setFault(describeFault(error))
      setAsking(false)
    }
  }
  return (
    <div className={styles.ask}>
      <Button look={look} small={small} aria-disabled={asking || undefined} onClick={() => void press()}>
        {asking ? t('passkeys.waiting') : label}
      </Button>
      <p role="alert">{fault}</p>
    </div>
  )
}
