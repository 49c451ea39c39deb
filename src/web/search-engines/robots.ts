/** Renders robots.txt: excluded paths and the address of the sitemap. */
export function robots(publicUrl: string): string {
  return ['User-agent: *', 'Disallow: /admin', 'Disallow: /api', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}
