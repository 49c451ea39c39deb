import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useRef } from 'react'
import { SampleNote } from '#views/kit/components/SampleNote'
import { Section } from '#views/kit/components/Section'
import { useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './Testimonials.module.css'

/** Carousel by native horizontal scrolling; the arrow buttons are optional. */
export default function Testimonials({
  testimonials,
  testimonialsNote,
}: Pick<Data, 'testimonials' | 'testimonialsNote'>) {
  const t = useTranslations('home')
  const shell = useTranslations('layout')
  const list = useRef<HTMLUListElement>(null)
  const scroll = (direction: 1 | -1) => {
    const { current } = list
    current?.scrollBy({ left: direction * (current.firstElementChild?.clientWidth ?? 0) })
  }
  if (testimonials.length === 0) {
    return (
      <Section tone="night" title={t('testimonials.title')}>
        <p>{t('testimonials.empty')}</p>
      </Section>
    )
  }
  return (
    <Section tone="night" className={styles.section}>
      <div className={styles.heading}>
        <div>
          <h2 id="testimonials-title">{t('testimonials.title')}</h2>
          <p className={styles.lead}>{t('testimonials.lead')}</p>
          <p className={styles.note}>{testimonialsNote}</p>
          <SampleNote of="testimonials" />
        </div>
        <div className={styles.arrows}>
          <button type="button" className={styles.arrow} onClick={() => scroll(-1)}>
            <ArrowLeft aria-hidden />
            <span className="visually-hidden">{t('testimonials.previous')}</span>
          </button>
          <button type="button" className={styles.arrow} onClick={() => scroll(1)}>
            <ArrowRight aria-hidden />
            <span className="visually-hidden">{t('testimonials.next')}</span>
          </button>
        </div>
      </div>
      <ul ref={list} className={styles.list} tabIndex={0} aria-labelledby="testimonials-title">
        {testimonials.map(({ name, feminine, town, servicePage, text }) => (
          <li key={name} className={styles.item}>
            <figure className={styles.figure}>
              <blockquote className={styles.quote}>
                <p>{text}</p>
              </blockquote>
              <figcaption className={styles.author}>
                <strong>{name}</strong>
                <span>
                  {t(feminine ? 'testimonials.feminineRole' : 'testimonials.role')}
                  {town && `, ${town}`}
                </span>
                {servicePage && <span>{shell(`nav.${servicePage}`)}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
