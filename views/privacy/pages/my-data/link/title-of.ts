import type { Translator } from '#views/translations'
import type { Data } from './+data'

export function titleOf(t: Translator<'own-data'>, { state }: Pick<Data, 'state'>): string {
  return t(state === 'open' ? 'held.title' : state === 'done' ? 'erased.title' : 'invalid.title')
}
