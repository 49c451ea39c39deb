/** Smallest possible WebP picture. */
const WEBP = 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='

export interface Capabilities {
  webp: boolean
  intersectionObserver: boolean
  dynamicImport: boolean
  modules: boolean
  /** `effectiveType` of the Network Information API; `4g` if unknown. */
  connection: string
}

export async function capabilities(): Promise<Capabilities> {
  const { connection } = navigator as { connection?: { effectiveType?: string } }
  return {
    webp: await showsWebP(),
    intersectionObserver: 'IntersectionObserver' in window,
    dynamicImport: await importsDynamically(),
    modules: 'noModule' in HTMLScriptElement.prototype,
    connection: connection?.effectiveType ?? '4g',
  }
}

/** Imports this module again, which needs no request. */
function importsDynamically(): Promise<boolean> {
  return import(/* @vite-ignore */ import.meta.url).then(
    () => true,
    () => false,
  )
}

function showsWebP(): Promise<boolean> {
  const image = new Image()
  image.src = WEBP
  return image.decode().then(
    () => true,
    () => false,
  )
}
