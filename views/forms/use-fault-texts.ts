import type { FieldFault } from '#src/platform/http/problems/problem'
import { useTranslations } from '../translations'

/** Says what is wrong with each field in the page's language, also when that has changed since it was found. */
export function useFaultTexts() {
  const say = useTranslations('validation') as (code: string, args?: FieldFault['args']) => string
  return (faults: FieldFault[]): Record<string, string> =>
    Object.fromEntries(faults.map(({ field, code, args }) => [field, say(code, args)]))
}
