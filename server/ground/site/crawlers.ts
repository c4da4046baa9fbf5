import { brand } from '#copy/brand.ts'
import type { Page } from './pages.ts'

export const robots = (origin: string) => `User-agent: *
Disallow: /api/
Disallow: /dev/
Allow: /

Sitemap: ${origin}/sitemap.xml
Sitemap: ${origin}/sitemap-made.xml
`

const day = 24 * 60 * 60_000

/** Where to report a vulnerability (RFC 9116). The expiry date is always about 180 days ahead, so it never lapses. */
export function securityText(origin: string, now: Date): string {
  const until = new Date(Math.floor(now.getTime() / day) * day + 180 * day)
  return `Contact: mailto:${brand.supportEmail}
Expires: ${until.toISOString()}
Preferred-Languages: en, ar
Canonical: ${origin}/.well-known/security.txt
`
}

/** Every indexable page, the date of its last change, and its address in the other language. */
export function sitemap(
  pages: readonly Page[],
  changedAt: ReadonlyMap<string, Date>,
  origin: string,
): string {
  return urlset(
    pages
      .filter(({ indexable }) => indexable)
      .map(({ address }) => ({ address, changedAt: changedAt.get(address) })),
    origin,
  )
}

type Entry = { address: string; changedAt: Date | undefined }

/** At most 50,000 addresses, the limit of crawlers. */
export function urlset(entries: readonly Entry[], origin: string): string {
  const urls = entries.slice(0, 50_000).map(({ address, changedAt }) => {
    const english = address.replace(/^\/ar(?=\/|$)/, '') || '/'
    const arabic = english === '/' ? '/ar' : `/ar${english}`
    return `  <url>
    <loc>${origin}${address}</loc>${lastmodOf(changedAt)}
    <xhtml:link rel="alternate" hreflang="en" href="${origin}${english}"/>
    <xhtml:link rel="alternate" hreflang="ar" href="${origin}${arabic}"/>
    <xhtml:link rel="alternate" hreflang="x-default" href="${origin}${english}"/>
  </url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

const lastmodOf = (at: Date | undefined) =>
  at ? `\n    <lastmod>${at.toISOString().slice(0, 10)}</lastmod>` : ''
