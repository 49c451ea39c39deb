interface EmailLinkProps {
  email: string
  /** Whether it stands for its row in a list. */
  row?: boolean
}

/** An e-mail address, broken before its domain where it does not fit on a line. */
export function EmailLink({ email, row }: EmailLinkProps) {
  const at = email.lastIndexOf('@')
  return (
    <a href={`mailto:${email}`} data-row-link={row}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  )
}
