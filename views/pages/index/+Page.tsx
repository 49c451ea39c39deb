import { useTranslations } from '../../translations'
import { useData } from '../../page-context'
import type { Data } from './+data'

export default function Page() {
  const t = useTranslations('home')
  const { testimonials } = useData<Data>()
  return (
    <>
      <h1>{t('hero.title')}</h1>
      <p>
        {testimonials.length} {t.list('about.features').map((f) => f.title)}
      </p>
    </>
  )
}
