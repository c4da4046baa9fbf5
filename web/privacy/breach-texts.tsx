import { Copy } from 'lucide-react'
import { type Language, languages } from '#contract/language.ts'
import type { Breach } from '#contract/privacy/breaches.ts'
import { copying } from '#copy/copying.ts'
import { writeDate, writeDay } from '#copy/dates.ts'
import { parts } from '#copy/portal/parts.ts'
import { breachTexts, breaches as words } from '#copy/privacy/breaches.ts'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.ts'
import { MatterSection } from './matter-parts.tsx'

const names = { en: words.templates.english, ar: words.templates.arabic }

/** The notifications with the known facts, to be copied into an email. */
export function BreachTexts({ breach }: { breach: Breach }) {
  const t = useWords()
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ tone: 'success', title: t(copying.done) })
    } catch {
      showToast({ tone: 'error', title: t(copying.refused) })
    }
  }
  const texts = [
    [words.templates.authority, toAuthority],
    [words.templates.subjects, toSubjects],
  ] as const
  return (
    <MatterSection title={words.templates.title} text={words.templates.text}>
      <ul className="-my-3 divide-y divide-line">
        {texts.map(([label, write]) => (
          <li key={label.en} className="flex flex-wrap items-center justify-between gap-3 py-3 text-sm">
            <span className="font-medium">{t(label)}</span>
            <span className="flex flex-wrap gap-2">
              {languages.map((language) => (
                <Button
                  key={language}
                  variant="secondary"
                  size="sm"
                  aria-label={`${t(label)}: ${t(names[language])}`}
                  onClick={() => copy(write(language, breach))}
                >
                  <Icon of={Copy} small />
                  {t(names[language])}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </MatterSection>
  )
}

type Facts = Readonly<Record<'known' | 'happened' | 'categories' | 'subjects', string>>

function factsIn(language: Language, breach: Breach): Facts {
  const knownAt = new Date(breach.knownAt)
  const { endedOn, subjectsToldAt } = breach
  return {
    known: `${writeDate(language, knownAt, 'date')}, ${writeTime(language, knownAt, 'Asia/Riyadh')}`,
    happened: [
      writeDay(language, breach.happenedOn, 'date'),
      endedOn ? writeDay(language, endedOn, 'date') : words.goesOn[language],
    ].join(' – '),
    categories: breach.categories.map((each) => words.categories[each][language]).join(parts.comma[language]),
    subjects: subjectsToldAt ? writeDate(language, new Date(subjectsToldAt), 'date') : words.notYet[language],
  }
}

/** Points (a) to (e) of the regulation. The admin's own text is included unchanged. */
function toAuthority(language: Language, breach: Breach): string {
  const facts = factsIn(language, breach)
  const line = (label: Word, value: string | number) => `${label[language]}: ${value}`
  return [
    [line(breachTexts.heading, breach.title)],
    [
      breachTexts.a[language],
      breach.what,
      line(breachTexts.time, facts.happened),
      line(breachTexts.known, facts.known),
    ],
    [
      breachTexts.b[language],
      line(breachTexts.categories, facts.categories),
      line(breachTexts.people, breach.peopleCount),
      line(breachTexts.records, breach.recordsCount),
    ],
    [breachTexts.c[language], breach.risks, breach.measures],
    [breachTexts.d[language], facts.subjects],
    [breachTexts.e[language], breach.contact],
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

function toSubjects(language: Language, breach: Breach): string {
  const line = (label: Word, value: string) => `${label[language]}: ${value}`
  return [
    breachTexts.opening[language],
    line(breachTexts.what, breach.what),
    line(breachTexts.when, factsIn(language, breach).happened),
    line(breachTexts.risks, breach.risks),
    line(breachTexts.measures, breach.measures),
    line(breachTexts.questions, breach.contact),
  ].join('\n\n')
}
