import { useEffect, useState } from 'react'
import { useTranslations } from '#views/page-context'

const SECOND_MS = 1000

/**
 * Seconds until the first mail, counted down without the clock of the device.
 * @param seconds as the server counts them; a newer value restarts the countdown
 */
export function Countdown({ seconds }: { seconds: number }) {
  const t = useTranslations('issues')
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const begin = performance.now()
    const timer = setInterval(() => setPassed(Math.floor((performance.now() - begin) / SECOND_MS)), SECOND_MS / 4)
    return () => clearInterval(timer)
  }, [])
  const left = Math.max(0, seconds - passed)
  return <span role="timer">{left > 0 ? t.plural('sending.secondsLeft', left) : t('sending.now')}</span>
}
