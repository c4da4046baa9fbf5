import type { Page } from './pages.ts'

export const robots = (origin: string) => `User-agent: *
Disallow: /api/
Disallow: /dev/
Allow: /

Sitemap: ${origin}/sitemap.xml
`

/** Every page worth finding, each with its address in the other language. */
export function sitemap(pages: readonly Page[], origin: string): string {
  const entries = pages
    .filter(({ indexable }) => indexable)
    .map(({ address }) => {
      const english = address.replace(/^\/ar(?=\/|$)/, '') || '/'
      const arabic = english === '/' ? '/ar' : `/ar${english}`
      return `  <url>
    <loc>${origin}${address}</loc>
    <xhtml:link rel="alternate" hreflang="en" href="${origin}${english}"/>
    <xhtml:link rel="alternate" hreflang="ar" href="${origin}${arabic}"/>
    <xhtml:link rel="alternate" hreflang="x-default" href="${origin}${english}"/>
  </url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}
