import { useState } from 'react'
import { navigate } from 'vike/client/router'
import type { BodyOf } from '#client/documented'
import { write } from '#client/requests/requests'
import { UncoveredAfterSave } from '#views/bookings/visit-coverage/UncoveredAfterSave'
import { type Contents, type FolderWith, type Item, type Kind, kinds } from '#views/content/admin/content-kinds'
import { describeItem } from '#views/content/admin/describe-item'
import { isShown } from '#views/content/admin/is-shown'
import type { ItemEvent } from '#views/content/admin/item-history'
import { Marks } from '#views/content/admin/Marks'
import { BackLink } from '#views/kit/admin/panel/BackLink'
import { usePageContext, useTranslations } from '#views/page-context'
import { type Choices, ContentFields } from './ContentFields'
import styles from './editor.module.css'
import { EditorForm } from './EditorForm'
import { History } from './History'
import { OutdatedNotice } from './OutdatedNotice'
import { PublicLinks } from './PublicLinks'
import { RemoveItem } from './RemoveItem'
import { RestorationNotice } from './RestorationNotice'

interface EditorProps {
  kind: Kind
  /** Undefined for a new item. */
  stored: Item | undefined
  choices: Choices
  /** Latest events of the item, newest first. */
  history: ItemEvent[]
}

/** Returns the former address that a link to a new redirect states. */
const sourceIn = ({ source }: Record<string, string | undefined>) => (source === undefined ? undefined : { source })

/** Editor of one item: fields, publication state, removal. */
export function Editor({ kind, stored, choices, history }: EditorProps) {
  const t = useTranslations('content')
  const { language, urlParsed } = usePageContext()
  const [item, setItem] = useState(stored)
  const { path, single } = kinds[kind]
  const name = item && !single && describeItem(kind, item, language).name
  const title = name || t(`kinds.${kind}.${single ? 'title' : 'add'}`)

  const save = (body: Contents[Kind], claimsConfirmed: boolean) => {
    const query = claimsConfirmed ? { claims: 'confirmed' } : undefined
    if (!item) {
      const list = `/api/admin/content/${path as FolderWith<'POST'>}` as const // kinds with a single item have no POST route
      return write({ method: 'POST', path: list, body: body as BodyOf<'POST', typeof list>, query })
    }
    const seen = { parameters: { id: item.id }, ifMatch: `"${item.version}"` }
    return write({ method: 'PUT', path: `/api/admin/content/${path}/{id}`, body, query, ...seen })
  }
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
      <RestorationNotice />
      {item && <Marks item={{ ...item, outdatedLanguage: null }} />}
      {item && <PublicLinks kind={kind} item={item} />}
      {item && <OutdatedNotice kind={kind} item={item} onConfirmed={setItem} />}
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <EditorForm
        kind={kind}
        item={item}
        stored={stored}
        history={history}
        onSaved={onSaved}
        preset={kind === 'redirect' && !item ? sourceIn(urlParsed.search) : undefined}
        send={(...content) => save(...content) as Promise<Item>} // the response includes all optional fields
        onSeen={setItem}
        added={urlParsed.search.done === 'added'}
        saved={
          <>
            {t(item && isShown(item) ? 'saved' : 'savedDraft')}
            <UncoveredAfterSave kind={kind} saved={item?.version} />
          </>
        }
        referredTo={[...choices.categories, ...choices.subjects, ...choices.ownPages]}
      >
        {(content) => <ContentFields kind={kind} content={content} item={item} choices={choices} />}
      </EditorForm>
      {item && <History kind={kind} item={item} events={history} />}
      {item && !single && <RemoveItem kind={kind} item={item} />}
    </div>
  )
}
