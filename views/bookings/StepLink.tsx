import type { AnchorHTMLAttributes } from 'react'

/** Link to this page with another answer. */
export function StepLink(attributes: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a rel="nofollow" keep-scroll-position="" {...attributes} />
}
