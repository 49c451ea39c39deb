import { useEffect, useRef, useState } from 'react'
import { showAgain } from '#client/show-again'
import type { Contents, Item, Kind } from '../content-kinds'
import { asSubmitted } from './form-content'
import { type Clash, mergeContent } from './merge-content'

type Content = Contents[Kind]

interface Conflict {
  /** Version that the decision was based on. */
  since: number
  clashes: Clash[]
}

/**
 * Resolves edit conflicts by merging the newer stored version with the form's content.
 * @param stored the item from the page data
 */
export function useConflict(stored: Item | undefined) {
  const latest = useRef(stored)
  useEffect(() => {
    latest.current = stored
  }, [stored])
  const [conflict, setConflict] = useState<Conflict>()

  /** Merges the newer stored version with the typed content; undefined when no newer version is available. */
  const merge = async (seen: Item, mine: Content): Promise<{ theirs: Item; content: Content } | undefined> => {
    await showAgain()
    const theirs = latest.current
    if (!theirs || theirs.version === seen.version) return undefined
    const { content, clashes } = mergeContent(asSubmitted(seen.content), mine, asSubmitted(theirs.content))
    setConflict({ since: seen.version, clashes })
    return { theirs, content }
  }
  return {
    conflict,
    merge,
    chosen: (clash: Clash) =>
      setConflict(conflict && { ...conflict, clashes: conflict.clashes.filter((other) => other !== clash) }),
    forget: () => setConflict(undefined),
  }
}
