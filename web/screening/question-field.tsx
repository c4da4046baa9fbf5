import type { Instrument, Question } from '#contract/screening/instruments.ts'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { wordsOfQuestion } from './words-of.ts'

type QuestionFieldProps = {
  instrument: Instrument
  name: string
  question: Question
  value: string
  error?: string | undefined
  /** Where the prefilled value comes from. */
  origin?: string | undefined
  /** A choice is saved immediately, typed text when the field loses the focus, by `onLeave`. */
  onValue: (value: string) => void
  onLeave?: () => void
}

/** One question with its answer, large enough for a thumb. */
export function QuestionField(props: QuestionFieldProps) {
  const { instrument, name, question, value, error, origin, onValue, onLeave } = props
  const t = useWords()
  const { text, help, options } = wordsOfQuestion(instrument, name)
  const notes = [help && t(help), origin].filter(Boolean)
  const note = notes.length > 0 && { help: notes.join(' ') }
  const mark = question.isOptional && { mark: 'optional' as const }
  if (question.kind === 'choice')
    return (
      <RadioCards
        legend={t(text)}
        name={name}
        columns={1}
        value={value}
        options={question.options.map((option) => ({
          value: option,
          label: t(options?.[option] ?? { en: option, ar: option }),
        }))}
        error={error}
        onChange={onValue}
        {...note}
        {...mark}
      />
    )
  return (
    <Field label={t(text)} error={error} {...note} {...mark}>
      {question.kind === 'figure' ? (
        <TextInput
          value={value}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
          className="text-lg"
          onBlur={onLeave}
          onChange={({ target }) => onValue(target.value)}
        />
      ) : (
        <TextArea
          value={value}
          rows={4}
          maxLength={question.most}
          onBlur={onLeave}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </Field>
  )
}
