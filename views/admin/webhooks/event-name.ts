import type { Translator } from '../../translations'

/** What an event is called; one that has no words, as after a return to an older version, as in its messages. */
export function eventName(t: Translator<'webhooks'>, event: string): string {
  const key = `events.${event}`
  return t.has(key) ? t(key) : event
}
