import type { AnchorHTMLAttributes } from 'react'
import { type ButtonLook, buttonClass } from './button-class'

export function ButtonLink({
  look,
  small,
  className,
  ...attributes
}: ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...attributes} className={buttonClass({ look, small }, className)} />
}
