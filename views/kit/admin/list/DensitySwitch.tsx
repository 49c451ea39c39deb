import { Rows3 } from 'lucide-react'
import { useTranslations } from '#views/page-context'
import { useDensity } from '../density'
import styles from './DensitySwitch.module.css'

/** Toggle of the row density. */
export function DensitySwitch() {
  const t = useTranslations('admin')
  const { density, choose } = useDensity()
  const roomy = density === 'comfortable'
  return (
    <button
      type="button"
      className={styles.switch}
      aria-pressed={roomy}
      onClick={() => choose(roomy ? 'compact' : 'comfortable')}
    >
      <Rows3 aria-hidden />
      {t('lists.roomy')}
    </button>
  )
}
