/** The leaf of the brand, for dark ground. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 64 64" width="40" height="40" aria-hidden="true">
      <g transform="rotate(24 32 32)">
        <path d="M32 62C5 50 2 22 32 2C20 24 45 44 32 62Z" fill="#fff" />
        <path d="M32 62C47.55 44.45 25.85 23.25 32 2C34.04 22.2 51.12 45.08 32 62Z" fill="#f6a368" />
        <path d="M32 62C53.5 45.5 39.5 21.5 32 2C46.91 20.55 56.73 46.07 32 62Z" fill="#d9cdf0" />
        <path d="M32 62C59.11 46.49 52.37 19.85 32 2C59 19 62 47 32 62Z" fill="#b7a4de" />
      </g>
    </svg>
  )
}
