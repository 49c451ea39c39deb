import { Rss } from 'lucide-react'
import { feedPath } from '#src/shared/addresses'
import { Disclaimer } from '#views/kit/components/Disclaimer'
import { PageHeader } from '#views/kit/components/PageHeader'
import { SampleNote } from '#views/kit/components/SampleNote'
import { Section } from '#views/kit/components/Section'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import { PostCards } from '../../blog/PostCards'
import type { Data } from './+data'
import styles from './Page.module.css'

export default function Page() {
  const t = useTranslations('blog')
  const { language } = usePageContext()
  const { posts } = useData<Data>()
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        picture={{ place: 'blogHeader', name: 'blog', alt: t('imageAlt') }}
      >
        <a className={styles.feed} href={feedPath(language)} type="application/rss+xml" data-vike="false">
          <Rss aria-hidden />
          {t('rss')}
        </a>
      </PageHeader>
      <Section>
        <SampleNote of="articles" />
        {posts.length > 0 ? (
          <PostCards posts={posts} readMore={t('readMore')} level={2} wide />
        ) : (
          <p className={styles.empty}>{t('empty')}</p>
        )}
        <div className={styles.disclaimer}>
          <Disclaimer text={t('disclaimer')} />
        </div>
      </Section>
    </>
  )
}
