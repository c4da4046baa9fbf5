import { type Language, languages } from '#contract/language.ts'
import { ownTitle } from './own-title.ts'
import type { PageHead } from './page.ts'
import { localPath } from './path.ts'

/** Updates the head after a navigation in the client; the document of the first page has its own. */
export function setDocumentHead(head: PageHead, language: Language, path: string) {
  const origin = originOfDocument()
  const addressIn = (each: Language) => origin + localPath(each, path)
  const known = head.status === 200 && head.description !== undefined
  const description = head.description && { content: head.description[language] }

  document.title = ownTitle() ?? head.title[language]
  set('meta', { name: 'description' }, description ?? null)
  set('meta', { property: 'og:title' }, { content: head.title[language] })
  set('meta', { property: 'og:description' }, description ?? null)
  set('meta', { property: 'og:url' }, { content: addressIn(language) })
  set('meta', { name: 'robots' }, head.isIndexed ? null : { content: 'noindex' })
  set('link', { rel: 'canonical' }, known ? { href: addressIn(language) } : null)
  for (const each of [...languages, 'x-default'] as const) {
    const href = addressIn(each === 'x-default' ? 'en' : each)
    set('link', { rel: 'alternate', hreflang: each }, known ? { href } : null)
  }
}

/** The public address, which the server has written into the document. */
function originOfDocument() {
  const written = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')
  return new URL(written?.content ?? location.href).origin
}

type Attributes = Readonly<Record<string, string>>

function set(tag: 'meta' | 'link', which: Attributes, value: Attributes | null) {
  const selector =
    tag +
    Object.entries(which)
      .map(([name, text]) => `[${name}="${text}"]`)
      .join('')
  const present = document.head.querySelector(selector)
  if (!value) return present?.remove()
  const element = present ?? document.head.appendChild(document.createElement(tag))
  for (const [name, text] of Object.entries({ ...which, ...value })) element.setAttribute(name, text)
}
