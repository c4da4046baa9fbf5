import { chosenIn, type Instrument, type Question } from '#contract/screening/instruments.ts'
import type { OwnQuestion } from '#contract/screening/own.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { wordsOfQuestion } from './words-of.ts'

type QuestionFieldProps = {
  instrument: Instrument
  name: string
  question: Question
  /** If a dietitian wrote it. */
  own?: OwnQuestion | undefined
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
  const { instrument, name, question, own, value, error, origin, onValue, onLeave } = props
  const t = useWords()
  const { text, help, options } = wordsOfQuestion(instrument, name, own)
  const notes = [help && t(help), origin].filter(Boolean)
  const note = notes.length > 0 && { help: notes.join(' ') }
  const mark = question.isOptional && { mark: 'optional' as const }
  const label = own ? <UserText text={own.text} /> : t(text)
  if (question.kind === 'choice')
    return (
      <RadioCards
        legend={label}
        name={name}
        columns={1}
        value={value}
        options={question.options.map((option) => ({
          value: option,
          label:
            own?.kind === 'choice' ? (
              <UserText text={option} />
            ) : (
              t(options?.[option] ?? { en: option, ar: option })
            ),
        }))}
        error={error}
        onChange={onValue}
        {...note}
        {...mark}
      />
    )
  if (question.kind === 'choices') {
    const chosen = chosenIn(value)
    return (
      <Field isGroup label={label} error={error} {...note} {...mark}>
        <div>
          {question.options.map((option) => (
            <Checkbox
              key={option}
              checked={chosen.includes(option)}
              onChange={({ target }) =>
                onValue(
                  question.options
                    .filter((each) => (each === option ? target.checked : chosen.includes(each)))
                    .join('\n'),
                )
              }
            >
              <UserText text={option} />
            </Checkbox>
          ))}
        </div>
      </Field>
    )
  }
  return (
    <Field label={label} error={error} {...note} {...mark}>
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
      ) : own?.kind === 'short' ? (
        <TextInput
          value={value}
          dir="auto"
          autoComplete="off"
          maxLength={question.most}
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
