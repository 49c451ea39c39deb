import { post } from '#src/shared/content/fields/post'
import { postPictures } from '#src/shared/content/post-pictures'
import { Field } from '#views/forms/Field'
import { useTranslations } from '#views/translations'
import { Columns } from '../editor/Columns'
import { PictureChoice } from '../editor/PictureChoice'
import { Publication } from '../editor/Publication'
import { Reminder } from '../editor/Reminder'
import { SlugField } from '../editor/SlugField'
import { Translated } from '../editor/Translated'
import { fromZagrebTime } from '#src/shared/zagreb-time'
import type { ContentForm, FieldsProps } from './content-form'

const none = { hr: '', en: '' }

export const postForm: ContentForm<'post'> = {
  fields: post,
  Fields: PostFields,
  blank: {
    ...{ title: none, excerpt: none, body: none, picture: 'blog', imageAlt: none, author: '', slug: '' },
    ...{ status: 'draft', publishedAt: null },
  },
  read: ({ publishedAt, ...fields }) => ({
    ...fields,
    publishedAt: fields.status === 'scheduled' ? fromZagrebTime(publishedAt) : null,
  }),
  asSent: (content) => (content.status === 'scheduled' ? content : { ...content, publishedAt: null }),
}

function PostFields({ content, item }: FieldsProps<'post'>) {
  const t = useTranslations('content')
  return (
    <>
      <Reminder title={t('claims.title')} text={t('claims.post')} />
      <Translated name="title" label={t('fields.title')} />
      <Columns>
        <SlugField suggestFrom={item ? undefined : 'title.hr'} />
      </Columns>
      <Columns>
        <Field name="author" label={t('fields.author')} />
      </Columns>
      <Translated name="excerpt" label={t('fields.excerpt')} rows={3} />
      <Translated name="body" label={t('fields.body')} hint={t('fields.bodyHint')} rows={16} />
      <PictureChoice
        name="picture"
        label={t('fields.picture')}
        choices={postPictures.map((value) => ({
          ...{ value, label: t(`pictures.${value}`), src: `/pictures/${value}-400.webp`, height: 250 },
        }))}
      />
      <Translated name="imageAlt" label={t('fields.imageAlt')} hint={t('fields.imageAltHint')} />
      <Publication content={content} />
    </>
  )
}
