import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { toE164 } from '#contract/phone.ts'
import { readSurveyAnswer, removeSurveyAnswer, type SurveyAnswer } from '#contract/survey-answers.ts'
import { writeDate } from '#copy/dates.ts'
import { languageName } from '#copy/language-name.ts'
import { survey } from '#copy/survey.ts'
import { surveyAnswers as words } from '#copy/survey-answers.ts'
import { times } from '#copy/times.ts'
import type { Word } from '#copy/word.ts'
import { queryClient, useChange, useRead } from '#web/app/query.ts'
import { useGo } from '#web/lib/go.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Fact } from '#web/ui/fact.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Read } from '#web/ui/read.tsx'
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx'
import { showToast } from '#web/ui/toast.ts'
import { UserText } from '#web/ui/user-text.tsx'

/** One answer in full. */
export function AnswerPage({ id }: { id: string }) {
  const t = useWords()
  const read = useRead(readSurveyAnswer, { id })
  return (
    <>
      <Link to="/admin/visitors" className={buttonClass('quiet', 'md', '-ms-3 mb-2 ps-3')}>
        <Icon of={ArrowLeft} mirrored small />
        {t(words.back)}
      </Link>
      <Read of={read} failed={words.failedOne} waiting={<RowsSkeleton hasTotal />}>
        {({ answer }) => <Shown answer={answer} />}
      </Read>
    </>
  )
}

function Shown({ answer }: { answer: SurveyAnswer }) {
  const t = useWords()
  const language = useLanguage()
  const go = useGo()
  const [isAsking, setAsking] = useState(false)
  const { id, audience, name, companyName, email, phone, answeredAt } = answer
  const removal = useChange(removeSurveyAnswer, {
    onDone: () => {
      queryClient.removeQueries({ queryKey: [readSurveyAnswer.path, { id }] })
      showToast({ tone: 'success', title: t(words.removal.done) })
      go('/admin/visitors', { replace: true })
    },
  })
  const at = new Date(answeredAt)
  const sent = times.at(writeDate(language, at, 'date'), writeTime(language, at, 'Asia/Riyadh'))[language]
  const { columns, details } = words
  const { fields } = survey
  return (
    <Card as="article" aria-labelledby={id}>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={id} className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-lg font-semibold">
            <UserText text={companyName ?? name} />
            <Badge tone={audience === 'patient' ? 'neutral' : 'tint'}>{t(words.audiences[audience])}</Badge>
          </h2>
          <p className="text-sm text-ink-soft">
            {t(words.sentOn(sent))}
            {' · '}
            {t(languageName(answer.language))}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <a href={`mailto:${email}`} className={buttonClass('primary', 'sm')}>
            {t(words.reply)}
          </a>
          <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
            {t(words.remove)}
          </Button>
        </div>
      </header>
      <dl className="mt-6 grid gap-x-6 gap-y-4 text-sm sm:grid-cols-2">
        {companyName && (
          <Fact label={t(columns.name)}>
            <UserText text={name} />
          </Fact>
        )}
        {answer.position && (
          <Fact label={t(columns.position)}>
            <UserText text={answer.position} />
          </Fact>
        )}
        <Fact label={t(columns.email)}>
          <bdi dir="ltr" className="break-all">
            {email}
          </bdi>
        </Fact>
        <Fact label={t(columns.phone)}>
          <a href={`tel:${toE164(phone) ?? phone}`} className="text-link">
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </Fact>
        <Choice
          label={columns.employeeCount}
          of={survey.options.employeeCount}
          value={answer.employeeCount}
        />
        {answer.licenseNumber && (
          <Fact label={t(columns.licenseNumber)}>
            <bdi dir="ltr">{answer.licenseNumber}</bdi>
          </Fact>
        )}
        <Choice
          label={columns.specialization}
          of={survey.options.specialization}
          value={answer.specialization}
        />
        <Choice
          label={columns.yearsOfExperience}
          of={survey.options.yearsOfExperience}
          value={answer.yearsOfExperience}
        />
        <Choice label={details.age} of={survey.options.age} value={answer.age} />
        <Choice label={details.gender} of={survey.options.gender} value={answer.gender} />
        <Choice label={details.primaryGoal} of={survey.options.primaryGoal} value={answer.primaryGoal} />
        <Choice
          label={fields.interest[audience].label}
          of={survey.options.interest[audience]}
          value={answer.interest}
        />
        <Fact label={t(columns.needs)} className="sm:col-span-2">
          {answer.needs === null ? t(words.unopenable) : <Text>{answer.needs}</Text>}
        </Fact>
        {answer.message && (
          <Fact label={t(columns.message)} className="sm:col-span-2">
            <Text>{answer.message}</Text>
          </Fact>
        )}
      </dl>
      <p className="mt-6 border-t border-line pt-4 text-sm text-ink-faint">{t(words.recorded)}</p>
      <AskDialog
        isOpen={isAsking}
        danger
        words={words.removal}
        change={removal}
        onConfirm={() => removal.mutate({ id })}
        onClose={() => setAsking(false)}
      >
        <p>{t(words.removal.text(name))}</p>
      </AskDialog>
    </Card>
  )
}

type ChoiceProps = { label: Word; of: Readonly<Record<string, Word>>; value: string | null }

/** A choice from a list, in the reader's language. */
function Choice({ label, of, value }: ChoiceProps) {
  const t = useWords()
  const word = value === null ? undefined : of[value]
  return word && <Fact label={t(label)}>{t(word)}</Fact>
}

const Text = ({ children }: { children: string }) => (
  <UserText as="p" text={children} className="max-w-prose whitespace-pre-line" />
)
