import { langOf } from '#web/lib/lang-of.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { linkParts } from './link-parts.ts'

/** Each line in the direction of its own text, with links for addresses. */
export function MessageText({ text }: { text: string }) {
  const language = useLanguage()
  return (
    <p
      dir="auto"
      {...langOf(text, language)}
      className="text-sm break-words whitespace-pre-wrap text-ink [overflow-wrap:anywhere] [unicode-bidi:plaintext]"
    >
      {linkParts(text).map(({ text, href }, at) =>
        href ? (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no ids
            key={at}
            href={href}
            dir="ltr"
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="text-link underline decoration-current/40 underline-offset-2"
          >
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  )
}
