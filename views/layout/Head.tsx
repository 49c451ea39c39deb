import type { PageContextServer } from 'vike/types'
import { sourceSet } from '../components/Picture'
import { alternates, findPage } from '../../src/rendering/addresses'
import { languages } from '../../src/i18n/languages'
import { headOf } from './head'

const THEME_COLOUR = '#4b2e83'
const locales = { hr: 'hr_HR', en: 'en_GB' }

/** What a page says of itself to browsers, search engines and those who share it. */
export function Head({ pageContext }: { pageContext: PageContextServer }) {
  const { language, publicUrl, urlOriginal, is404, errorStatus } = pageContext
  const { title, description, image = 'og-default.jpg', type = 'website', indexed = true, ...own } = headOf(pageContext)
  const path = decodeURI(own.path ?? urlOriginal.split('?')[0] ?? '/')
  const links = indexed && !is404 && !errorStatus ? alternates(path) : undefined
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta name="theme-color" content={THEME_COLOUR} />
      <link rel="preload" href="/fonts/rosario.woff2" as="font" type="font/woff2" crossOrigin="" />
      {findPage(path)?.page === 'home' && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          imageSrcSet={sourceSet('hero', 'avif')}
          imageSizes="100vw"
          fetchPriority="high"
        />
      )}
      {links ? (
        <>
          <link rel="canonical" href={publicUrl + links[language]} />
          {languages.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={publicUrl + links[other]} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={publicUrl + links.hr} />
          <meta property="og:url" content={publicUrl + links[language]} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:site_name" content="Biorezonanca" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={`${publicUrl}/${image}`} />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:locale:alternate" content={locales[language === 'hr' ? 'en' : 'hr']} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
