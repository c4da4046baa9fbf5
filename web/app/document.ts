import { type Language, languages } from '#contract/language.ts'
import { brand } from '#copy/brand.ts'
import { groundColors } from '#web/lib/ground-colors.ts'
import { originToken } from '#web/lib/origin.ts'
import type { PageHead } from '#web/lib/page.ts'
import { localPath, otherLanguage } from '#web/lib/path.ts'
import { termsTokens } from '#web/lib/platform-terms.ts'
import { todayTokens } from '#web/lib/today.ts'
import { structuredData } from './structured-data.ts'

/** Addresses of built files, taken from the bundler's manifest. */
export type Assets = {
  /** The only script that blocks the first paint. */
  readonly boot: string
  readonly entry: string
  readonly styles: readonly string[]
  readonly modules: readonly string[]
  readonly fonts: {
    /** The one of the reader's script is preloaded first. */
    readonly text: Readonly<Record<'latin' | 'arabic', string>>
    /** For public pages only: the portals do without it. */
    readonly display: Readonly<Record<Language, readonly string[]>>
  } | null
}

type DocumentParts = {
  readonly language: Language
  readonly path: string
  readonly head: PageHead
  /** A portal’s document is a shell: it is rendered in the browser, not hydrated. */
  readonly isShell: boolean
  readonly assets: Assets
  /** Reads that `boot.js` requests while the scripts are loading, beginning with the session. */
  readonly reads?: readonly string[]
  /** Address of the index of the portals’ pages, which the build writes. */
  readonly pageIndex?: string
  /** HTML rendered by React. */
  readonly body: string
}

export function writeDocument(parts: DocumentParts): string {
  const { language, body } = parts
  const today = tag('html', {
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    'data-today': todayTokens.longDate,
    'data-year': todayTokens.year,
    'data-providers': '__PROVIDERS__',
    'data-dress': '__DRESS__',
    'data-fee': termsTokens.fee,
    'data-refunds': termsTokens.refunds,
  })
  const head = [...basics(parts), ...addresses(parts), ...previews(parts), ...jsonLd(parts)].join('\n')
  const root = tag('div', {
    id: 'root',
    ...(parts.isShell && { 'data-shell': '', 'data-pages': parts.pageIndex ?? '' }),
  })
  return `<!doctype html>\n${today}\n<head>\n${head}\n</head>\n<body>\n${root}${body}</div>\n</body>\n</html>\n`
}

/** In the order in which the browser should fetch: what blocks the first paint comes first. */
function basics({ language, head, isShell, assets, reads }: DocumentParts): string[] {
  const { fonts } = assets
  const needed = fonts
    ? [
        ...(language === 'ar' ? [fonts.text.arabic, fonts.text.latin] : [fonts.text.latin]),
        ...(isShell ? [] : fonts.display[language]),
      ]
    : []
  return [
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escaped(head.title[language])}</title>`,
    ...(head.description ? [tag('meta', { name: 'description', content: head.description[language] })] : []),
    ...(head.isIndexed ? [] : [tag('meta', { name: 'robots', content: 'noindex' })]),
    `${tag('script', {
      src: assets.boot,
      ...(reads && { 'data-first': reads.join(' ') }),
      ...(!isShell && { 'data-later': [assets.entry, ...assets.modules].join(' ') }),
    })}</script>`,
    // React Aria looks for this id and, if it is missing, inserts a style element, which the policy refuses. The rule
    // is in `ui/base.css`.
    ...assets.styles.map((href) =>
      tag('link', { rel: 'stylesheet', href, id: 'react-aria-pressable-style' }),
    ),
    ...needed.map((href) =>
      tag('link', {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href,
        crossorigin: '',
        fetchpriority: 'low',
      }),
    ),
    ...(isShell ? scripts(assets) : []),
    tag('meta', { name: 'theme-color', media: '(prefers-color-scheme: light)', content: groundColors.light }),
    tag('meta', { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: groundColors.dark }),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    tag('link', { rel: 'manifest', href: `/manifest.${language}.webmanifest` }),
  ]
}

/** Scripts must not compete with what the first paint waits for, so they have low priority. */
const scripts = ({ entry, modules }: Assets) => [
  `${tag('script', { type: 'module', src: entry, fetchpriority: 'low' })}</script>`,
  ...modules.map((href) => tag('link', { rel: 'modulepreload', href, fetchpriority: 'low' })),
]

/** A shell is sent at many addresses and has no canonical one. */
function addresses({ language, path, head, isShell }: DocumentParts): string[] {
  if (head.status !== 200 || isShell) return []
  return [
    tag('link', { rel: 'canonical', href: addressOf(language, path) }),
    ...languages.map((each) =>
      tag('link', { rel: 'alternate', hreflang: each, href: addressOf(each, path) }),
    ),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: addressOf('en', path) }),
  ]
}

function previews({ language, path, head, isShell }: DocumentParts): string[] {
  if (isShell) return []
  const properties = {
    'og:type': 'website',
    'og:site_name': brand.name[language],
    'og:title': head.title[language],
    ...(head.description && { 'og:description': head.description[language] }),
    'og:url': addressOf(language, path),
    'og:image': `${originToken}/og.${language}.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${brand.name[language]} · ${brand.tagline[language]}`,
    'og:locale': ogLocales[language],
    'og:locale:alternate': ogLocales[otherLanguage(language)],
  }
  return [
    ...Object.entries(properties).map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}

function jsonLd({ language, path, head, isShell }: DocumentParts): string[] {
  if (head.status !== 200 || isShell) return []
  return structuredData(language, path, head).map((thing) => {
    const text = JSON.stringify(thing).replace(/</g, '\\u003c')
    return `<script type="application/ld+json">${text}</script>`
  })
}

const ogLocales = { en: 'en_SA', ar: 'ar_SA' } as const satisfies Record<Language, string>

const addressOf = (language: Language, path: string) => originToken + localPath(language, path)

const tag = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('')}>`

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
