import type { PostSummaryDto } from '#src/content/blog/post.dto'
import { Photo } from './Photo'
import { Picture } from './Picture'
import type { ImageProps } from './ResponsiveImage'

interface CoverProps extends ImageProps, Pick<PostSummaryDto, 'photo' | 'picture'> {
  alt: string
}

/** Photograph of a post, or the drawing in its place. */
export function Cover({ photo, picture, ...props }: CoverProps) {
  return photo ? <Photo {...props} photo={photo} /> : <Picture {...props} name={picture} />
}
