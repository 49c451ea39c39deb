import type { ReactNode } from 'react'
import styles from './PageHeader.module.css'
import { type DrawnPlace, PagePicture } from './PagePicture'

interface PageHeaderProps {
  title: string
  lead?: string
  picture?: DrawnPlace & { alt: string }
  /** Content beside the text in place of a picture. */
  aside?: ReactNode
  /** Content below the lead: facts, links. */
  children?: ReactNode
  /** Main actions of the page, as buttons. */
  actions?: ReactNode
}

/** Header of a page other than home, with title and picture. */
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
          <PagePicture
            className={styles.picture}
            of={picture}
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
