import styles from './button.module.css'

export interface ButtonLook {
  /** `sun` is the primary call to action of the page; `light` is for dark backgrounds. */
  look?: 'sun' | 'purple' | 'outline' | 'light'
  small?: boolean
}

export function buttonClass({ look = 'purple', small = false }: ButtonLook, className = ''): string {
  return `${styles.button} ${styles[look]} ${small ? styles.small : ''} ${className}`
}
