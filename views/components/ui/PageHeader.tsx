import type { ReactNode } from 'react'
import type { PictureName } from '../../../client/pictures'
import styles from './PageHeader.module.css'
import { Picture } from './Picture'

interface PageHeaderProps {
  title: string
  lead?: string
  picture?: { name: PictureName; alt: string }
  /** What stands beside the words instead of a picture. */
  aside?: ReactNode
  /** What stands below the lead: facts, links. */
  children?: ReactNode
  /** What the page is for, as buttons. */
  actions?: ReactNode
}

/** How a page below home begins: its title and one picture of what it is about. */
export function PageHeader({ title, lead, picture, aside, children, actions }: PageHeaderProps) {
  return (
    <div className={styles.header} data-plain={picture || aside ? undefined : true}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
          {actions && <p className={styles.actions}>{actions}</p>}
        </div>
        {picture && (
          <Picture
            className={styles.picture}
            name={picture.name}
            alt={picture.alt}
            sizes="(min-width: 64rem) 38rem, 92vw"
            eager
          />
        )}
        {aside}
      </div>
    </div>
  )
}
