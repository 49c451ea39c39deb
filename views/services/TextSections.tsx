import type { ReactNode } from 'react'
import styles from './TextSections.module.css'

interface TextSectionsProps {
  sections: { id: string; heading: string; paragraphs: string[]; points: string[] }[]
  /** What stands below the text of a section, by its id. */
  below?: Record<string, ReactNode>
}

/** Headed passages of running text, heading beside text where there is room. */
export function TextSections({ sections, below = {} }: TextSectionsProps) {
  return (
    <div className={styles.sections}>
      {sections.map(({ id, heading, paragraphs, points }) => (
        <section key={id} id={id} className={styles.section}>
          <h2 className={styles.heading}>{heading}</h2>
          <div className={styles.text}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points.length > 0 && (
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            {below[id]}
          </div>
        </section>
      ))}
    </div>
  )
}
