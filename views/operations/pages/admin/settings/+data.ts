import type { PageContextServer } from 'vike/types'
import type { SettingValuesDto } from '#src/operations/settings/settings.dto'
import { namesOf } from '#src/shared/forms/field'
import type { Language } from '#src/shared/languages'
import { readPeriod } from '#src/shared/settings/period-text'
import { retentionFields } from '#src/shared/settings/settings'
import { datesInWords, momentIn } from '#views/kit/admin/times'

export type Data = Awaited<ReturnType<typeof data>>

/** Returns the settings formatted in the page's language. */
export async function data({ admin, language }: PageContextServer) {
  const { version, values, defaults, setBy } = await admin.settings()
  const backups = datesInWords(await admin.backups(), momentIn(language))
  const locations = await admin.locations({ language })
  return {
    locations,
    version,
    values: inWords(values, language),
    defaults: inWords(defaults, language),
    setBy,
    backups,
  }
}

function inWords(values: SettingValuesDto, language: Language): SettingValuesDto {
  const periods = namesOf(retentionFields).flatMap((kind): [string, string][] => {
    const period = readPeriod(values[kind] ?? '')
    if (!period) return []
    const { count, unit } = period
    return [[kind, new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)]]
  })
  return { ...values, ...(Object.fromEntries(periods) as SettingValuesDto) }
}
