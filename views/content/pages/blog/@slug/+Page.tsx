import { ArrowLeft } from 'lucide-react'
import { addressOf } from '#src/shared/addresses'
import { PostCards } from '#views/content/blog/PostCards'
import { formatDate } from '#views/formatting'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { CallToAction } from '#views/kit/components/CallToAction'
import { Cover } from '#views/kit/components/Cover'
import { Disclaimer } from '#views/kit/components/Disclaimer'
import prose from '#views/kit/components/Prose.module.css'
import { SampleNote } from '#views/kit/components/SampleNote'
import { Section } from '#views/kit/components/Section'
import { useAppointment } from '#views/locations/contact-bar/use-appointment'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './Page.module.css'
import { Writer } from './Writer'

export default function Page() {
  const t = useTranslations('blog')
  const { language } = usePageContext()
  const { post, html, minutes, others, writer } = useData<Data>()
  const appointment = useAppointment()
  return (
    <>
      <article className={styles.article}>
        <header className={styles.header}>
          <a className={styles.back} href={addressOf('blog', language)}>
            <ArrowLeft aria-hidden />
            {t('backToAll')}
          </a>
          <h1>{post.title}</h1>
          <p className={styles.excerpt}>{post.excerpt}</p>
          <p className={styles.meta}>
            <span>{t('by', { author: post.author })}</span>
            <time dateTime={post.publishedAt}>{formatDate(post.publishedAt, language)}</time>
            <span>{t('readingTime', { minutes })}</span>
          </p>
          <SampleNote of="article" />
        </header>
        <Cover
          className={styles.picture}
          photo={post.photo}
          picture={post.picture}
          alt={post.photo?.alt ?? post.imageAlt}
          sizes="(min-width: 65rem) 60rem, 92vw"
          eager
        />
        <div className={`${styles.body} ${prose.prose}`} dangerouslySetInnerHTML={{ __html: html }} />
        {writer && <Writer writer={writer} />}
        <div className={styles.disclaimer}>
          <Disclaimer text={t('disclaimer')} />
        </div>
      </article>
      {others.length > 0 && (
        <Section className={styles.others} tone="lavender" title={t('otherPosts')}>
          <PostCards posts={others} readMore={t('readMore')} />
        </Section>
      )}
      <CallToAction title={t('cta.title')} text={t('cta.text')}>
        <ButtonLink look="sun" href={appointment.href}>
          {appointment.label}
        </ButtonLink>
        <ButtonLink look="light" href={addressOf('contact', language, { fragment: 'contact' })}>
          {t('cta.contact')}
        </ButtonLink>
      </CallToAction>
    </>
  )
}
