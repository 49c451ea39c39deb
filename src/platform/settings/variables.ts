import type { SettingName } from '#src/shared/settings/settings.js'
import { retentionVariables, type VariableName } from '../config/environment-schema.js'

/** Environment variables that override settings. */
export const variables: Record<SettingName, VariableName> = {
  senderName: 'MAIL_FROM',
  senderEmail: 'MAIL_FROM',
  staffEmails: 'STAFF_EMAIL',
  digestHours: 'DIGEST_HOURS',
  ...retentionVariables,
}
