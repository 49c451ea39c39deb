import { ArrowRight } from 'lucide-react'
import type { PostSummaryDto } from '../../src/content/post.dto'
import { pathTo } from '../../src/rendering/addresses'
import { usePageContext } from '../page-context'
import { formatDate } from './formatting'
import { Picture } from './Picture'
import { postPicture } from './post-picture'
import styles from './PostCards.module.css'

interface PostCardsProps {
  posts: PostSummaryDto[]
  readMore: string
}

export function PostCards({ posts, readMore }: PostCardsProps) {
  const { language } = usePageContext()
  return (
    <ul className={styles.cards}>
      {posts.map(({ slug, title, excerpt, author, publishedAt }) => (
        <li key={slug} className={`${styles.card} slide-in`}>
          <Picture
            className={styles.picture}
            name={postPicture(slug)}
            alt=""
            sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 44vw, 92vw"
          />
          <div className={styles.words}>
            <p className={styles.meta}>
              <time dateTime={publishedAt}>{formatDate(publishedAt, language)}</time>
              <span> · {author}</span>
            </p>
            <h3>
              <a className={styles.link} href={pathTo('post', language, slug)}>
                {title}
              </a>
            </h3>
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
