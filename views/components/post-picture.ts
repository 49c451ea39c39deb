import { type PictureName, pictures } from '../../client/pictures'

/** The picture drawn for a post; posts that staff write later share the blog's. */
export function postPicture(slug: string): PictureName {
  const name = `post-${slug.replace(/-en$/, '')}`
  return (name in pictures ? name : 'blog') as PictureName
}
