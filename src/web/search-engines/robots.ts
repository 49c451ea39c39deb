/** What crawlers are asked to leave alone, and where they find the rest. */
export function robots(publicUrl: string): string {
  return ['User-agent: *', 'Disallow: /admin', 'Disallow: /api', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}
