import { ArrowRight } from 'lucide-react'
import { addressOf } from '#src/shared/addresses'
import { ButtonLink } from '../../components/ui/ButtonLink'
import { PostCards } from '../../components/ui/PostCards'
import { Section } from '../../components/ui/Section'
import { usePageContext, useTranslations } from '../../page-context'
import type { Data } from './+data'
import styles from './Blog.module.css'

export default function Blog({ posts }: Pick<Data, 'posts'>) {
  const t = useTranslations('home')
  const { language } = usePageContext()
  return (
    <Section id="blog" title={t('blog.title')}>
      <PostCards posts={posts} readMore={t('blog.readMore')} />
      <p className={styles.all}>
        <ButtonLink look="outline" href={addressOf('blog', language)}>
          {t('blog.all')}
          <ArrowRight aria-hidden />
        </ButtonLink>
      </p>
    </Section>
  )
}
