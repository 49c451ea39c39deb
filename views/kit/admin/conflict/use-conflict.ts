import { useEffect, useRef, useState } from 'react'
import { showAgain } from '#client/show-again'
import { type Clash, mergeContent } from './merge-content'

interface Versioned<Content> {
  version: number
  content: Content
}

interface Conflict {
  /** Version that the decision was based on. */
  since: number
  clashes: Clash[]
}

/**
 * Resolves edit conflicts by merging the newer stored version with the form's content.
 * @param stored the item from the page data
 */
export function useConflict<Content extends object, Item extends Versioned<Content>>(
  stored: Item | undefined,
  asSent: (content: Content) => Content = (content) => content,
) {
  const latest = useRef(stored)
  useEffect(() => {
    latest.current = stored
  }, [stored])
  const [conflict, setConflict] = useState<Conflict>()

  /** Merges the newer stored version with the typed content; undefined when no newer version is available. */
  const merge = async (
    seen: Item,
    mine: Content,
  ): Promise<{ theirs: Item; content: Content; clashes: Clash[] } | undefined> => {
    await showAgain()
    const theirs = latest.current
    if (!theirs || theirs.version === seen.version) return undefined
    const { content, clashes } = mergeContent(asSent(seen.content), mine, asSent(theirs.content))
    setConflict({ since: seen.version, clashes })
    return { theirs, content, clashes }
  }
  return {
    conflict,
    merge,
    chosen: (clash: Clash) =>
      setConflict(conflict && { ...conflict, clashes: conflict.clashes.filter((other) => other !== clash) }),
    forget: () => setConflict(undefined),
  }
}
