import type { ButtonHTMLAttributes } from 'react'
import { buttonClass, type ButtonLook } from './button-class'

export function Button({
  look,
  small,
  className,
  ...attributes
}: ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...attributes} className={buttonClass({ look, small }, className)} />
}
