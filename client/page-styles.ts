let asked: Promise<void> | undefined

/**
 * The styles of a page that a link leads to. The HTML of a page of visitors brought but its own; those of all the others
 * come in one sheet, in one order, so that a page looks the same whichever was the first.
 * @throws where they cannot be had: then the server has to be asked for the whole page
 */
export function stylesFor(page: { ofAdmin: boolean }): Promise<void> {
  const own = document.querySelector<HTMLStyleElement>('style[data-others]')
  if (!own) return Promise.resolve() // A page of the admin came first, with the styles of everything.
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
