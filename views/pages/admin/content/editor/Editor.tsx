import { useState } from 'react'
import { navigate } from 'vike/client/router'
import { usePageContext } from '../../../../page-context'
import { useTranslations } from '../../../../translations'
import { BackLink } from '../../panel/BackLink'
import { type Item, type Kind, kinds } from '../content-kinds'
import { describeItem } from '../describe-item'
import { EditorForm } from './EditorForm'
import styles from './editor.module.css'
import { OutdatedNotice } from './OutdatedNotice'
import { PublicLinks } from './PublicLinks'
import { RemoveItem } from './RemoveItem'
import type { Choices, ContentForm } from '../forms/content-form'
import { contentForms } from '../forms/content-forms'
import { toFormContent } from '../forms/to-form-content'
import { isShown } from '../is-shown'
import { Marks } from '../Marks'

interface EditorProps {
  kind: Kind
  /** Undefined for what is being added. */
  stored: Item | undefined
  choices: Choices
}

/** Everything about one item: its fields, its state, its removal. */
export function Editor({ kind, stored, choices }: EditorProps) {
  const t = useTranslations('content-desk')
  const { language, urlParsed } = usePageContext()
  const [item, setItem] = useState(stored)
  const { path, single } = kinds[kind]
  const { Fields, blank, read } = contentForms[kind] as ContentForm<Kind>
  const content = item?.content ?? blank
  const name = item && !single && describeItem(kind, item, language).name
  const title = name || t(`kinds.${kind}.${single ? 'title' : 'add'}`)
  const address = `/api/admin/content/${path}`

  const onSaved = (saved: Item) => {
    setItem(saved)
    if (!item) void navigate(`/admin/content/${path}/${saved.id}?done=added`, { overwriteLastHistoryEntry: true })
  }
  return (
    <div className={styles.page}>
      <BackLink
        href={single ? '/admin/content' : `/admin/content/${path}`}
        text={single ? t('title') : t(`kinds.${kind}.title`)}
      />
      <h1 className={styles.title}>{title}</h1>
      {item && <Marks item={{ ...item, outdatedLanguage: null }} />}
      {item && <PublicLinks kind={kind} item={item} />}
      {item && <OutdatedNotice kind={kind} item={item} onConfirmed={setItem} />}
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <EditorForm
        content={toFormContent(content, language)}
        read={read}
        target={
          item
            ? { method: 'PUT', path: `${address}/${item.id}`, ifMatch: `"${item.version}"` }
            : { method: 'POST', path: address }
        }
        onSaved={onSaved}
        added={urlParsed.search.done === 'added'}
        saved={t(item && isShown(item) ? 'saved' : 'savedDraft')}
      >
        <Fields content={content} item={item} choices={choices} />
      </EditorForm>
      {item && !single && <RemoveItem kind={kind} item={item} />}
    </div>
  )
}
