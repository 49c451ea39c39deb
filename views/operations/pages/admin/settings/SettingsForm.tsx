import { namesOf } from '#src/shared/forms/field'
import { retentionFields, secondFactorSettings, settings as fields } from '#src/shared/settings/settings'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Choices } from '#views/kit/forms/Choices'
import { Select } from '#views/kit/forms/Select'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { ConfirmedDeletion } from './ConfirmedDeletion'
import { Setting } from './Setting'
import { SettingGroup } from './SettingGroup'

interface SettingsFormProps extends Omit<Data, 'backups'> {
  id: string
}

/** Form with all settings. */
export function SettingsForm({ id, locations, version, values, defaults, setBy }: SettingsFormProps) {
  const t = useTranslations('settings')
  const { form } = usePageContext()
  const of = { defaults, setBy }
  return (
    <Panel lead={t('lead')}>
      <PageForm key={version} id={id} name="settings" action="/admin/settings" fields={fields} values={textsOf(values)}>
        {/* A form shown again keeps the version that the administrator saw: submitting twice must not overwrite a newer one. */}
        <input type="hidden" name="version" value={form?.form === 'settings' ? form.values.version : version} />
        <SettingGroup title={t('mails.title')} lead={t('mails.lead')}>
          <Setting name="senderName" {...of} />
          <Setting name="senderEmail" hint={t('hints.senderEmail')} {...of} />
          <Select
            name="messageLocation"
            label={t('fields.messageLocation')}
            hint={t('hints.messageLocation')}
            placeholder={t('noLocation')}
            options={locations.map(({ slug, name }) => ({ value: slug, label: name }))}
          />
          <Setting name="digestHours" hint={t('hints.digestHours')} {...of} />
        </SettingGroup>
        <SettingGroup title={t('promises.title')} lead={t('promises.lead')}>
          <Setting name="answerDays" hint={t('hints.answerDays')} {...of} />
          <Setting name="requestAnswerDays" hint={t('hints.otherAnswerDays')} {...of} />
          <Setting name="franchiseAnswerDays" hint={t('hints.otherAnswerDays')} {...of} />
          <Setting name="earliestDay" hint={t('hints.earliestDay')} {...of} />
        </SettingGroup>
        <SettingGroup title={t('booking.title')} lead={t('booking.lead')}>
          <Setting name="bookingLeadHours" hint={t('hints.bookingLeadHours')} {...of} />
          <Setting name="bookingDays" hint={t('hints.bookingDays')} {...of} />
          <Setting name="bookingStep" hint={t('hints.bookingStep')} {...of} />
          <Setting name="bookingCancelHours" hint={t('hints.bookingCancelHours')} {...of} />
        </SettingGroup>
        <SettingGroup title={t('reviews.title')} lead={t('reviews.lead')}>
          <Choices
            name="reviewInvitations"
            label={t('fields.reviewInvitations')}
            preset={defaults.reviewInvitations}
            options={(['off', 'on'] as const).map((value) => ({ value, label: t(`reviewInvitations.${value}`) }))}
          />
          <Setting name="reviewDelayHours" hint={t('hints.reviewDelayHours')} {...of} />
        </SettingGroup>
        <SettingGroup title={t('consent.title')} lead={t('consent.lead')}>
          <Choices
            name="consentBanner"
            label={t('fields.consentBanner')}
            preset={defaults.consentBanner}
            options={(['always', 'needed'] as const).map((value) => ({ value, label: t(`consentBanner.${value}`) }))}
          />
        </SettingGroup>
        <SettingGroup title={t('security.title')} lead={t('security.lead')}>
          {Object.values(secondFactorSettings).map((name) => (
            <Choices
              key={name}
              name={name}
              label={t(`fields.${name}`)}
              preset={defaults[name]}
              options={(['required', 'optional'] as const).map((value) => ({
                value,
                label: t(`secondFactor.${value}`),
              }))}
            />
          ))}
          <Setting name="secondFactorGraceDays" hint={t('hints.secondFactorGraceDays')} {...of} />
        </SettingGroup>
        <SettingGroup title={t('retention.title')} lead={t('retention.lead')}>
          {namesOf(retentionFields).map((kind) => (
            <Setting key={kind} name={kind} {...of} />
          ))}
        </SettingGroup>
        <ConfirmedDeletion />
        <SubmitButton look="purple" label={t('save')} submittingLabel={t('saving')} />
      </PageForm>
    </Panel>
  )
}

function textsOf(values: Data['values']): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])))
}
