import type { PageContext } from 'vike/types'
import { postPicture } from '../../../components/post-picture'
import { createTranslator } from '../../../translations'
import type { Data } from './+data'

export function head({ data, messages, language }: PageContext) {
  const { post } = data as Data
  const t = createTranslator(messages, language, 'blog')
  return {
    title: t('post.metaTitle', { title: post.title }),
    description: post.excerpt,
    image: `pictures/${postPicture(post.slug)}-1280.jpg`,
    type: 'article' as const,
  }
}
