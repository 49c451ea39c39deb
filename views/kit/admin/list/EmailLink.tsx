interface EmailLinkProps {
  email: string
  /** True if the link is the row's link to its page. */
  row?: boolean
}

/** Email link that can wrap before the domain. */
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
