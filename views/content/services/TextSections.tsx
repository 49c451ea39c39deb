import type { ReactNode } from 'react'
import styles from './TextSections.module.css'

interface TextSectionsProps {
  sections: { id: string; heading: string; paragraphs: string[]; points: string[] }[]
  /** Content beside the text of a section, by section id; on a phone below its heading. */
  beside?: Record<string, ReactNode>
  /** Content below the text of a section, by section id. */
  below?: Record<string, ReactNode>
}

/** Text sections with headings, side by side where the width allows. */
export function TextSections({ sections, beside = {}, below = {} }: TextSectionsProps) {
  return (
    <div className={styles.sections}>
      {sections.map(({ id, heading, paragraphs, points }) => (
        <section key={id} id={id} className={styles.section}>
          <div className={styles.side}>
            <h2 className={styles.heading}>{heading}</h2>
            {beside[id]}
          </div>
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
