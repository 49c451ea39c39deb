/** The leaf of the brand, for dark ground; paper is light. */
export function Mark({ className }: { className?: string }) {
  return (
    <picture>
      <source media="print" srcSet="/logo.svg" />
      <img className={className} src="/logo-light.svg" width="40" height="40" alt="" />
    </picture>
  )
}
