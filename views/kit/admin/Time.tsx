import type { Moment } from './times'

export function Time({ moment, as = 'near' }: { moment: Moment; as?: 'near' | 'short' | 'date' }) {
  return (
    <time dateTime={moment.iso} title={moment.exact}>
      {moment[as]}
    </time>
  )
}
