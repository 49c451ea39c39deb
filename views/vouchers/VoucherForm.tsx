import { Eye } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { voucherRequest } from '#src/shared/vouchers/voucher-request'
import { byCategory } from '#views/content/by-category'
import type { ShopData } from '#views/content/shop-data'
import { Button } from '#views/kit/components/Button'
import type { Recap } from '#views/kit/forms/Confirmation'
import { Field } from '#views/kit/forms/Field'
import { Form } from '#views/kit/forms/Form'
import { useFormState } from '#views/kit/forms/form-context'
import { PrivacyNote } from '#views/kit/forms/PrivacyNote'
import { Select } from '#views/kit/forms/Select'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useAnswerTime } from '#views/kit/forms/use-answer-time'
import { valuesOf } from '#views/kit/forms/values'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import { VoucherCard } from './VoucherCard'
import styles from './VoucherForm.module.css'

/** Voucher request form with a live preview. The query of an item's link preselects the item. */
export default function VoucherForm() {
  const { item = '' } = usePageContext().urlParsed.search
  return <VoucherFor key={item} chosen={item} />
}

function VoucherFor({ chosen }: { chosen: string }) {
  const t = useTranslations('voucher')
  const label = useTranslations('fields')
  const { items, locations } = useData<ShopData>()
  const gifts = items.filter(({ giftable }) => giftable)
  const recap = ({ item, location: slug, ...values }: Typed): Recap => {
    const location = locations.find((one) => one.slug === slug)
    const written = ['recipient', 'giver', 'greeting', 'name', 'note'] as const
    return {
      rows: [
        [label('voucher.item'), gifts.find((gift) => gift.slug === item)?.name],
        [label('voucher.location'), location ? `${location.name}, ${location.address}` : t('form.anyLocation')],
        ...written.map((name): [string, string | undefined] => [label(`voucher.${name}`), values[name]]),
      ],
      location,
    }
  }
  return (
    <Form
      name="voucher"
      endpoint="/api/voucher-request"
      page="shop"
      guarded
      className={styles.form}
      start={{ item: gifts.find(({ slug }) => slug === chosen)?.slug ?? '' }}
      fields={voucherRequest}
      recap={recap}
      texts={{
        success: { title: t('form.success.title'), text: t('form.success.text', { days: useAnswerTime('contact') }) },
        failed: { title: t('form.failed.title'), text: t('form.failed.text') },
      }}
    >
      <fieldset className={styles.group}>
        <legend className={styles.title}>{t('form.wordsTitle')}</legend>
        <Select
          name="item"
          label={label('voucher.item')}
          placeholder={t('form.itemPlaceholder')}
          options={byCategory(gifts).map(({ category, members }) => ({
            label: category,
            options: members.map(({ slug, name }) => ({ value: slug, label: name })),
          }))}
        />
        <div className={styles.pair}>
          <Field name="recipient" label={label('voucher.recipient')} autoComplete="off" />
          <Field name="giver" label={label('voucher.giver')} autoComplete="off" />
        </div>
        <Field name="greeting" label={label('voucher.greeting')} hint={t('form.greetingHint')} rows={3} />
        <Select
          name="location"
          label={label('voucher.location')}
          placeholder={t('form.anyLocation')}
          options={locations.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
      </fieldset>
      <VoucherPreview gifts={gifts} locations={locations} />
      <fieldset className={styles.group}>
        <legend className={styles.title}>{t('form.contactTitle')}</legend>
        <Field name="name" label={label('voucher.name')} />
        <div className={styles.pair}>
          <Field name="email" label={label('voucher.email')} />
          <Field name="phone" label={label('voucher.phone')} />
        </div>
        <Field name="note" label={label('voucher.note')} hint={t('form.noteHint')} rows={2} />
        <PrivacyNote text={t('form.privacyNote')} />
        <div>
          <SubmitButton label={t('form.submit')} submittingLabel={t('form.submitting')} />
        </div>
      </fieldset>
    </Form>
  )
}

type Typed = Partial<Record<keyof typeof voucherRequest, string>>

/** Live preview of the voucher in the surrounding form. */
function VoucherPreview({ gifts, locations }: { gifts: ShopData['items']; locations: ShopData['locations'] }) {
  const t = useTranslations('voucher')
  const place = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<Typed>(useFormState().values)
  useEffect(() => {
    const form = place.current!.closest('form')!
    const read = () => setTyped(valuesOf(form))
    queueMicrotask(read) // a draft is restored in this task without an event
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [])
  return (
    <div ref={place} className={styles.preview}>
      <VoucherCard
        item={gifts.find(({ slug }) => slug === typed.item)?.name}
        location={locations.find(({ slug }) => slug === typed.location)}
        recipient={typed.recipient}
        giver={typed.giver}
        greeting={typed.greeting}
      />
      <Button type="submit" look="outline" name="preview" value="1" className={styles.show}>
        <Eye aria-hidden />
        {t('card.show')}
      </Button>
    </div>
  )
}
