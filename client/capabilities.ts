/** The smallest picture in WebP. */
const WEBP = 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='

export interface Capabilities {
  webp: boolean
  intersectionObserver: boolean
  dynamicImport: boolean
  modules: boolean
  /** The Network Information API's word; `4g` where it is not known. */
  connection: string
}

export async function capabilities(): Promise<Capabilities> {
  const { connection } = navigator as { connection?: { effectiveType?: string } }
  return {
    webp: await showsWebP(),
    intersectionObserver: 'IntersectionObserver' in window,
    // This code itself came by a dynamic import.
    dynamicImport: true,
    modules: 'noModule' in HTMLScriptElement.prototype,
    connection: connection?.effectiveType ?? '4g',
  }
}

function showsWebP(): Promise<boolean> {
  const image = new Image()
  image.src = WEBP
  return image.decode().then(
    () => true,
    () => false,
  )
}
