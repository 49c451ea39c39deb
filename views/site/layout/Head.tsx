import type { Thing } from 'schema-dts'
import type { PageContextServer } from 'vike/types'
import { publicFile } from '#client/public-file'
import { darkThemeColour, themeColour } from '#client/theme-colour'
import { alternatesOf, feedPath, findPage, inLanguage } from '#src/shared/addresses'
import { languages } from '#src/shared/languages'
import { headOf, pathOf } from '#views/kit/layout/head'
import { shareImage } from '#views/kit/layout/share-card'
import { toScript } from '#views/kit/structured-data/structured-data'
import { pageTranslator } from '#views/translations'

const locales = { hr: 'hr_HR', en: 'en_GB' }

interface HeadProps {
  pageContext: PageContextServer
  structuredData: Thing[]
}

/** Head elements of a page: metadata for browsers, search engines and social media. */
export function Head({ pageContext, structuredData }: HeadProps) {
  const { config, language, publicUrl, is404, errorStatus } = pageContext
  const head = headOf(pageContext)
  const { title, description, type = 'website', indexed = true, alternates } = head
  const found = findPage(pathOf(head, pageContext))
  const canonical = alternates ?? (found && alternatesOf(found.page, found.segment))
  const links = indexed && !is404 && !errorStatus ? canonical : undefined
  const t = pageTranslator(pageContext, 'layout')
  const image = shareImage(head, found, pageContext)
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {!config.Layout && <link rel="manifest" href={inLanguage('/site.webmanifest', language)} />}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={themeColour} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={darkThemeColour} media="(prefers-color-scheme: dark)" />
      {/* Only pictures the page shows; a preload that may stay unused would waste data. */}
      {!config.Layout && <link rel="preload" href={publicFile('/logo-light.svg')} as="image" type="image/svg+xml" />}
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
      <meta property="og:image" content={publicUrl + image.path} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt || title} />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:locale:alternate" content={locales[language === 'hr' ? 'en' : 'hr']} />
      <meta name="twitter:card" content="summary_large_image" />
      {(found?.page === 'blog' || found?.page === 'post') && (
        <link rel="alternate" type="application/rss+xml" title={t('feedTitle')} href={publicUrl + feedPath(language)} />
      )}
      {structuredData.length > 0 && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScript(structuredData) }} />
      )}
    </>
  )
}
