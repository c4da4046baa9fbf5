import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { type Language, languages } from '#contract/language.ts'
import { decisions } from '#copy/oversight/decisions.ts'
import type { PreparedReason } from '#copy/oversight/reasons.ts'
import { ui } from '#copy/ui.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { Icon } from '#web/ui/icon.tsx'

type PreparedReasonsProps = {
  reasons: readonly PreparedReason[]
  /** The language of the dietitian's emails. */
  theirs: Language
  onChoose: (text: string) => void
}

/** Texts to start from, in the dietitian's language. */
export function PreparedReasons({ reasons, theirs, onChoose }: PreparedReasonsProps) {
  const t = useWords()
  const id = useId()
  const [language, setLanguage] = useState(theirs)
  const words = decisions.reason
  return (
    <>
      <ChoiceChips
        kind="one"
        name="prepared-in"
        legend={t(words.language)}
        options={languages.map((each) => ({
          value: each,
          label: <span lang={each}>{t(ui.language[each])}</span>,
          ...(each === theirs && { note: t(words.theirs) }),
        }))}
        value={[language]}
        onChange={([chosen]) => chosen && setLanguage(chosen)}
      />
      <div>
        <p id={id} className="mb-2 text-sm font-medium text-ink">
          {t(words.prepared)}
        </p>
        <ul aria-labelledby={id} className="flex flex-wrap gap-2">
          {reasons.map(({ label, inEnglish, inArabic }) => (
            <li key={inEnglish}>
              <Button
                variant="secondary"
                size="sm"
                onClick={() => onChoose(language === 'ar' ? inArabic : inEnglish)}
              >
                <Icon of={Plus} small />
                {t(label)}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
