import { publicFile } from '#client/public-file'

/** Logo for dark backgrounds; print uses the one for light. */
export function Mark({ className }: { className?: string }) {
  return (
    <picture>
      <source media="print" srcSet={publicFile('/logo.svg')} />
      <img className={className} src={publicFile('/logo-light.svg')} width="40" height="40" alt="" />
    </picture>
  )
}
