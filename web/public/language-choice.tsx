import { languages } from '#contract/language.ts'
import { frame } from '#copy/public/frame.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { LanguageLink } from '#web/lib/language-link.tsx'
import { useWords } from '#web/lib/words.ts'

export function LanguageChoice() {
  const t = useWords()
  const language = useLanguage()
  return (
    <nav aria-label={t(frame.language.label)}>
      <ul className="flex gap-1">
        {languages.map((each) => (
          <li key={each}>
            <LanguageLink
              to={each}
              aria-current={each === language || undefined}
              className="inline-flex min-h-11 items-center rounded-control border border-transparent px-3.5 text-sm text-ink-soft transition-colors hover:text-ink aria-[current=true]:border-line aria-[current=true]:bg-surface aria-[current=true]:font-medium aria-[current=true]:text-ink"
            >
              {frame.language[each][each]}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
