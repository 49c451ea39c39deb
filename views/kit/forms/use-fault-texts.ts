import type { FieldFault } from '#src/platform/http/problems/problem'
import { useTranslations } from '#views/page-context'

/** Returns error messages by field in the current language, also after a language change. */
export function useFaultTexts() {
  const say = useTranslations('validation') as (code: string, args?: FieldFault['args']) => string
  return (faults: FieldFault[]): Record<string, string> =>
    Object.fromEntries(faults.map(({ field, code, args }) => [field, say(code, args)]))
}
