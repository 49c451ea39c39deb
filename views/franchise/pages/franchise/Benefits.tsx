import { BadgeCheck, GraduationCap, Megaphone, ShieldCheck, Sprout } from 'lucide-react'
import { requireValue } from '#src/shared/lookups'
import { useTranslations } from '#views/page-context'
import styles from './Benefits.module.css'

const icons: Record<string, typeof BadgeCheck> = {
  provenModel: BadgeCheck,
  training: GraduationCap,
  marketing: Megaphone,
  growingIndustry: Sprout,
  lowerRisk: ShieldCheck,
}

export function Benefits() {
  const t = useTranslations('franchise')
  return (
    <div className={styles.grid}>
      <h2>{t('benefits.title')}</h2>
      <ul className={styles.list}>
        {t.list('benefits.items').map(({ id, title, description }) => {
          const Icon = requireValue(icons[id], `icon of ${id}`)
          return (
            <li key={id} className={`${styles.benefit} slide-in`}>
              <Icon className={styles.icon} aria-hidden />
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
