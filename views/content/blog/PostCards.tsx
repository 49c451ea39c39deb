import { ArrowRight } from 'lucide-react'
import type { PostSummaryDto } from '#src/content/blog/post.dto'
import { addressOf } from '#src/shared/addresses'
import { formatDate } from '#views/formatting'
import { Cover } from '#views/kit/components/Cover'
import { usePageContext } from '#views/page-context'
import styles from './PostCards.module.css'

interface PostCardsProps {
  posts: PostSummaryDto[]
  readMore: string
  /** Heading level of the titles: 3 below a section heading, 2 directly below the page title. */
  level?: 2 | 3
  /** The first post spans the row and the others are in rows of three, instead of four in a row. */
  wide?: boolean
}

export function PostCards({ posts, readMore, level = 3, wide = false }: PostCardsProps) {
  const { language } = usePageContext()
  const Title = `h${level}` as const
  return (
    <ul className={styles.cards} data-wide={wide || undefined}>
      {posts.map(({ slug, title, excerpt, author, picture, photo, publishedAt }, index) => (
        <li key={slug} className={`${styles.card} slide-in`}>
          <Cover
            picture={picture}
            photo={photo}
            className={styles.picture}
            alt=""
            sizes={`(min-width: 64rem) ${widthOf(index, wide)}rem, (min-width: 40rem) 44vw, 92vw`}
          />
          <div className={styles.words}>
            <p className={styles.meta}>
              <time dateTime={publishedAt}>{formatDate(publishedAt, language)}</time>
              <span> · {author}</span>
            </p>
            <Title className={styles.title}>
              <a className={styles.link} href={addressOf('post', language, { segment: slug })}>
                {title}
              </a>
            </Title>
            <p className={styles.excerpt}>{excerpt}</p>
            <p className={styles.more} aria-hidden="true">
              {readMore}
              <ArrowRight />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Width of a card's picture on a desktop, in rem. */
const widthOf = (index: number, wide: boolean) => (!wide ? 18 : index > 0 ? 24 : 36)
