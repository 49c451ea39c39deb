import type { SettingName } from '#src/shared/settings/settings.js'
import { retentionVariables, type VariableName } from '../config/environment-schema.js'

/** Environment variables that override settings; promises to visitors and rules for accounts have none. */
export const variables: Partial<Record<SettingName, VariableName>> = {
  senderName: 'MAIL_FROM',
  senderEmail: 'MAIL_FROM',
  digestHours: 'DIGEST_HOURS',
  ...retentionVariables,
}
