import { ArrowRight } from 'lucide-react'
import { pathTo, type PageName } from '#src/shared/addresses'
import { usePageContext } from '#views/page-context'
import { useTranslations } from '#views/translations'
import styles from './LocationServices.module.css'

const services = [
  'foodIntolerance',
  'functionalScreening',
  'bioresonanceProcedure',
  'pricelist',
] as const satisfies PageName[]

export function LocationServices() {
  const t = useTranslations('layout')
  const { language } = usePageContext()
  return (
    <ul className={styles.list}>
      {services.map((page) => (
        <li key={page}>
          <a className={styles.link} href={pathTo(page, language)}>
            {t(`nav.${page}`)}
            <ArrowRight aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  )
}
