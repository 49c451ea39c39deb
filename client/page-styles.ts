let asked: Promise<void> | undefined

/**
 * Loads the styles for client-side navigation. The HTML of a public page contains only its own; those of all others come in one sheet of
 * fixed order, so that a page looks the same whichever loaded first.
 * @throws if loading fails: the page must then be loaded from the server
 */
export function stylesFor(page: { ofAdmin: boolean }): Promise<void> {
  const own = document.querySelector<HTMLStyleElement>('style[data-others]')
  if (!own) return Promise.resolve() // The first page was an admin page, which has all styles.
  return page.ofAdmin ? Promise.reject(new Error('Pages of visitors have no styles of the admin')) : others(own)
}

function others({ dataset }: HTMLStyleElement): Promise<void> {
  return (asked ??= addSheet(dataset.others!).catch((error: Error) => {
    asked = undefined
    throw error
  }))
}

function addSheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`There is no ${href}`))
    }
    document.head.append(link)
  })
}
