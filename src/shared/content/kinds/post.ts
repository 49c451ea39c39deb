import { LONGEST_SLUG, SLUG } from '../../slug.js'
import type { ContentKindDescription } from '../content-description.js'
import { photo } from '../fields/picture.js'
import { postPictures } from '../post-pictures.js'
import { postStatuses } from '../post-status.js'
import { translated } from '../translated.js'

/** Required to publish; a draft may lack it. */
const inTheEnd = { required: 'required', keepsEmpty: true } as const

/** Blog article. */
export const post = {
  path: 'posts',
  page: 'blog',
  name: ['title', 'slug'],
  detail: ['slug'],
  fields: {
    title: translated({ type: 'text', maxLength: 160, ...inTheEnd }),
    slug: {
      type: 'text',
      format: 'code',
      maxLength: LONGEST_SLUG,
      required: 'required',
      pattern: { of: SLUG, fault: 'slug.invalid' },
      example: 'frequency',
    },
    author: { type: 'text', format: 'name', maxLength: 120, ...inTheEnd },
    excerpt: translated({ type: 'text', maxLength: 400, multiline: true, ...inTheEnd }),
    body: translated({ type: 'text', maxLength: 30_000, multiline: true, ...inTheEnd }),
    photo,
    picture: { type: 'choice', choices: postPictures, required: 'invalid', fault: 'invalid' },
    imageAlt: translated({ type: 'text', maxLength: 300, ...inTheEnd }),
    status: { type: 'choice', choices: postStatuses, required: 'invalid', fault: 'invalid' },
    publishedAt: { type: 'datetime-local', required: 'date.invalid', fault: 'date.invalid' },
  },
  beside: [['slug'], ['author']],
} as const satisfies ContentKindDescription
