/** Logo for dark backgrounds; print uses the one for light. */
export function Mark({ className }: { className?: string }) {
  return (
    <picture>
      <source media="print" srcSet="/logo.svg" />
      <img className={className} src="/logo-light.svg" width="40" height="40" alt="" />
    </picture>
  )
}
