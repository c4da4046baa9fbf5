import { languages } from '#contract/language.ts'
import { ui } from '#copy/ui.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { LanguageLink } from '#web/lib/language-link.tsx'
import { useWords } from '#web/lib/words.ts'

export function LanguageChoice() {
  const t = useWords()
  const language = useLanguage()
  return (
    <nav aria-label={t(ui.language.label)}>
      <ul className="flex rounded-control border border-line bg-surface">
        {languages.map((each) => (
          <li key={each}>
            <LanguageLink
              to={each}
              aria-current={each === language || undefined}
              className="inline-flex min-h-11 items-center rounded-control px-3.5 text-sm text-ink-soft transition-colors hover:text-ink aria-[current=true]:bg-tint aria-[current=true]:font-medium aria-[current=true]:text-on-tint"
            >
              {ui.language[each][each]}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
