import type { AnchorHTMLAttributes } from 'react'
import { buttonClass, type ButtonLook } from './button-class'

export function ButtonLink({
  look,
  small,
  className,
  ...attributes
}: ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...attributes} className={buttonClass({ look, small }, className)} />
}
