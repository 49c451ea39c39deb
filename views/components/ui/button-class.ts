import styles from './button.module.css'

export interface ButtonLook {
  /** `sun` is the page's one call to action; `light` stands on dark ground. */
  look?: 'sun' | 'purple' | 'outline' | 'light'
  small?: boolean
}

export function buttonClass({ look = 'purple', small = false }: ButtonLook, className = ''): string {
  return `${styles.button} ${styles[look]} ${small ? styles.small : ''} ${className}`
}
