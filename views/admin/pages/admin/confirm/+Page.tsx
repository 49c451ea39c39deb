import { confirmWithPasskey } from '#client/passkeys'
import { isExport } from '#src/shared/admin/exports'
import { codeOfConfirmation, signInConfirmation } from '#src/shared/admin/sign-in'
import { confirmationLead } from '#views/admin/confirm/confirmation-lead'
import { ConfirmationField } from '#views/admin/confirm/ConfirmationField'
import { EntranceCard } from '#views/admin/entrance/EntranceCard'
import { withNext } from '#views/admin/entrance/with-next'
import { PasskeyButton } from '#views/admin/passkeys/PasskeyButton'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'

const FORM_ID = 'confirmation'

/** Page that asks to confirm the sign-in: before a file is downloaded, or a form is sent again with all its fields. */
export default function Page() {
  const t = useTranslations('admin')
  const { form, urlParsed } = usePageContext()
  const { byCode, byPasskey } = useData<Data>()
  const { next, done } = urlParsed.search
  if (done && isExport(next)) {
    return (
      <EntranceCard title={t('confirm.done')} lead={t('confirm.doneLead')}>
        <ButtonLink look="purple" href={next} rel="external">
          {t('confirm.download')}
        </ButtonLink>
      </EntranceCard>
    )
  }
  const repeated = form?.repeated
  const onlyPasskey = byPasskey && !byCode
  const goOn = () => {
    if (repeated) (document.getElementById(FORM_ID) as HTMLFormElement).submit()
    else if (isExport(next)) location.assign(`/admin/confirm?${new URLSearchParams({ next, done: '1' }).toString()}`)
    else location.assign(withNext('/admin/login', urlParsed)) // leads on to the page that was asked for
  }
  return (
    <EntranceCard title={t('confirm.title')} lead={t(confirmationLead({ byCode, byPasskey }))}>
      {!repeated && <RefusalNotice />}
      {repeated && <p>{t('confirm.kept')}</p>}
      {byPasskey && (
        <PasskeyButton
          look={byCode ? 'outline' : 'purple'}
          only={!byCode}
          label={t('confirm.passkey')}
          ask={async () => {
            await confirmWithPasskey()
            goOn()
          }}
        />
      )}
      <PageForm
        name="confirmation"
        id={FORM_ID}
        action={repeated?.action ?? withNext('/admin/confirm', urlParsed)}
        fields={byCode ? codeOfConfirmation : signInConfirmation}
        focused="confirmation"
      >
        {repeated?.fields.map(([name, value], index) => (
          <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
        ))}
        {!onlyPasskey && (
          <>
            <ConfirmationField byCode={byCode} />
            <SubmitButton look="purple" label={t('confirm.submit')} submittingLabel={t('confirm.submitting')} />
          </>
        )}
      </PageForm>
    </EntranceCard>
  )
}
