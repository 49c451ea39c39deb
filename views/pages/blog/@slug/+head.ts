import type { PageContext } from 'vike/types'
import { createTranslator } from '#views/translations'
import type { Data } from './+data'

export function head({ data, messages, language }: PageContext) {
  const { post } = data as Data
  const t = createTranslator(messages, language, 'blog')
  return {
    title: t('post.metaTitle', { title: post.title }),
    description: post.excerpt,
    name: post.title,
    photo: post.photo ?? undefined,
    type: 'article' as const,
  }
}
