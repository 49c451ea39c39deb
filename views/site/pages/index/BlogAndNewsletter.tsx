import { ArrowRight } from 'lucide-react'
import { addressOf } from '#src/shared/addresses'
import { PostCards } from '#views/content/blog/PostCards'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { Section } from '#views/kit/components/Section'
import NewsletterForm from '#views/newsletter/NewsletterForm'
import { usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './BlogAndNewsletter.module.css'

/** Newest posts, and the form that subscribes to the newsletter. */
export default function BlogAndNewsletter({ posts }: Pick<Data, 'posts'>) {
  const t = useTranslations('home')
  const newsletter = useTranslations('newsletter')
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
      <div id="newsletter" className={styles.newsletter}>
        <div className={styles.words}>
          <h3>{newsletter('title')}</h3>
          <p>{newsletter('text')}</p>
        </div>
        <div>
          <NewsletterForm />
        </div>
      </div>
    </Section>
  )
}
