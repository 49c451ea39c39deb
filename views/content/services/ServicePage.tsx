import type { ReactNode } from 'react'
import { addressOf } from '#src/shared/addresses'
import type { BuiltInSubject } from '#src/shared/contact/built-in-subjects'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { CallToAction } from '#views/kit/components/CallToAction'
import { Facts } from '#views/kit/components/Facts'
import { PageHeader } from '#views/kit/components/PageHeader'
import { type DrawnPlace, PagePicture } from '#views/kit/components/PagePicture'
import { Section } from '#views/kit/components/Section'
import { useAppointment } from '#views/locations/contact-bar/use-appointment'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Translator, TranslatorOfAny } from '#views/translations'
import { Faq } from '../questions/Faq'
import { Steps } from '../questions/Steps'
import type { ServicePageData } from './service-page-data'
import styles from './ServicePage.module.css'
import { ServicePriceList } from './ServicePriceList'
import { TextSections } from './TextSections'
import { useFromPrice } from './use-from-price'

interface ServicePageProps {
  /** Texts of the service. */
  texts: TranslatorOfAny<'food-intolerance' | 'functional-screening' | 'bioresonance-procedure'>
  subject: BuiltInSubject
  /** Picture of the header. */
  header: DrawnPlace
  /** Second picture, beside the section with this id. */
  picture: DrawnPlace & { alt: string; beside: string }
  /** Content specific to the service, before its text. */
  children?: ReactNode
}

/** Page of one of the three services: facts, text, steps of a visit, questions, call to action. */
export function ServicePage({ texts, subject, header, picture, children }: ServicePageProps) {
  const t = texts as Translator<'food-intolerance'>
  const shell = useTranslations('layout')
  const { language } = usePageContext()
  const { from, rows } = useData<ServicePageData>().prices
  const fromPrice = useFromPrice()
  const price = from === undefined ? [] : [{ label: shell('price.label'), value: fromPrice(from, t('title')) }]
  const appointment = useAppointment()
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        picture={{ ...header, alt: t('imageAlt') }}
        actions={
          <>
            <ButtonLink look="sun" href={appointment.href}>
              {appointment.label}
            </ButtonLink>
            <ButtonLink look="outline" href={addressOf('guide', language)}>
              {shell('nav.guide')}
            </ButtonLink>
          </>
        }
      >
        <Facts facts={[...t.list('facts'), ...price]} />
      </PageHeader>
      {children}
      <Section>
        <TextSections
          sections={t.list('sections')}
          beside={{
            [picture.beside]: (
              <PagePicture
                className={styles.picture}
                of={picture}
                alt={picture.alt}
                sizes="(min-width: 64rem) 26rem, 92vw"
              />
            ),
          }}
        />
      </Section>
      <Section tone="lavender" title={t('steps.title')}>
        <Steps steps={t.list('steps.items')} />
      </Section>
      <ServicePriceList rows={rows} />
      <Faq title={t('faq.title')} items={t.list('faq.items')} disclaimer={t('disclaimer')} />
      <CallToAction title={t('cta.title')} text={t('cta.text')}>
        <ButtonLink look="sun" href={appointment.href}>
          {appointment.label}
        </ButtonLink>
        <ButtonLink look="light" href={addressOf('contact', language, { query: { subject }, fragment: 'contact' })}>
          {t('cta.contact')}
        </ButtonLink>
      </CallToAction>
    </>
  )
}
