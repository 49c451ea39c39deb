import { Eye } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { voucherRequest } from '#src/shared/vouchers/voucher-request'
import { isGift } from '#src/shared/is-gift'
import { Button } from '../../components/ui/Button'
import { byCategory } from '../../categories/by-category'
import { Field } from '../../forms/Field'
import { Form } from '../../forms/Form'
import { PrivacyNote } from '../../forms/PrivacyNote'
import { Select } from '../../forms/Select'
import { SubmitButton } from '../../forms/SubmitButton'
import { useShownAgain } from '../../forms/use-shown-again'
import { valuesOf } from '../../forms/values'
import { useData, usePageContext } from '../../page-context'
import { useTranslations } from '../../translations'
import type { Data } from './+data'
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
  const { items, locations } = useData<Data>()
  const gifts = items.filter(isGift)
  const start = { item: gifts.find(({ slug }) => slug === chosen)?.slug ?? '' }
  const [typed, place, read] = useTyped(useShownAgain('voucher')?.values ?? start)
  return (
    <div ref={place} onInput={read}>
      <Form
        name="voucher"
        endpoint="/api/voucher-request"
        page="shop"
        guarded
        className={styles.form}
        start={start}
        fields={voucherRequest}
        texts={{
          success: { title: t('form.success.title'), text: t('form.success.text') },
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
        <div className={styles.preview}>
          <VoucherCard
            item={gifts.find(({ slug }) => slug === typed.item)?.name}
            location={locations.find(({ slug }) => slug === typed.location)}
            {...{ recipient: typed.recipient, giver: typed.giver, greeting: typed.greeting }}
          />
          <Button type="submit" look="outline" name="preview" value="1" className={styles.show}>
            <Eye aria-hidden />
            {t('card.show')}
          </Button>
        </div>
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
    </div>
  )
}

type Typed = Partial<Record<keyof typeof voucherRequest, string>>

/** Values of the form inside an element; kept when a successful submission clears the form. */
function useTyped(begin: Typed) {
  const place = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(begin)
  const read = () => setTyped(valuesOf(place.current!.querySelector('form')!))
  useEffect(() => {
    // A draft is restored in this task without an event.
    queueMicrotask(() => {
      if (place.current) setTyped(valuesOf(place.current.querySelector('form')!))
    })
  }, [])
  return [typed, place, read] as const
}
