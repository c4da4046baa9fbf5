import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react'
import { hasOptions, type OwnKind, ownKinds } from '#contract/screening/own.ts'
import { writeNumber } from '#copy/dates.ts'
import { ownKindWords, ownPages } from '#copy/screening/own.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

/** A question while it is written; its options are one per line. */
export type DraftQuestion = {
  key: number
  text: string
  kind: OwnKind
  options: string
  isOptional: boolean
}

type OwnQuestionFieldsProps = {
  question: DraftQuestion
  at: number
  count: number
  isFull: boolean
  isTextWrong: boolean
  areOptionsWrong: boolean
  onChange: (next: Partial<DraftQuestion>) => void
  onMove: (by: 1 | -1) => void
  onCopy: () => void
  onRemove: () => void
}

export function OwnQuestionFields(props: OwnQuestionFieldsProps) {
  const { question, at, count, isFull, isTextWrong, areOptionsWrong, onChange, onMove, onCopy, onRemove } =
    props
  const t = useWords()
  const language = useLanguage()
  const words = ownPages.form
  const name = words.question(writeNumber(language, at + 1))
  const faded = 'aria-disabled:opacity-40'
  return (
    <li data-question={question.key}>
      <fieldset className="rounded-card border border-line p-4 pt-2">
        <legend className="sr-only">{t(name)}</legend>
        <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
          <span aria-hidden="true" className="text-sm font-semibold text-ink">
            {t(name)}
          </span>
          <span className="-me-2 flex">
            <IconButton
              data-part="up"
              label={t(words.up(name))}
              icon={ArrowUp}
              aria-disabled={at === 0}
              className={faded}
              onClick={() => onMove(-1)}
            />
            <IconButton
              data-part="down"
              label={t(words.down(name))}
              icon={ArrowDown}
              aria-disabled={at === count - 1}
              className={faded}
              onClick={() => onMove(1)}
            />
            <IconButton
              label={t(words.copy(name))}
              icon={Copy}
              aria-disabled={isFull}
              className={faded}
              onClick={() => !isFull && onCopy()}
            />
            <IconButton
              label={t(words.remove(name))}
              icon={Trash2}
              aria-disabled={count === 1}
              className={faded}
              onClick={() => count > 1 && onRemove()}
            />
          </span>
        </div>
        <div className="grid gap-4">
          <Field label={t(words.text)} error={isTextWrong ? t(words.empty) : undefined}>
            <TextArea
              data-part="text"
              value={question.text}
              rows={2}
              dir="auto"
              maxLength={300}
              onChange={({ target }) => onChange({ text: target.value })}
            />
          </Field>
          <div className="grid items-end gap-x-4 gap-y-2 sm:grid-cols-2">
            <Field label={t(words.kind)}>
              <Select
                value={question.kind}
                options={ownKinds.map((value) => ({ value, label: t(ownKindWords[value]) }))}
                onChange={({ target }) =>
                  onChange({ kind: ownKinds.find((each) => each === target.value) ?? question.kind })
                }
              />
            </Field>
            <Checkbox
              checked={question.isOptional}
              onChange={({ target }) => onChange({ isOptional: target.checked })}
            >
              {t(words.optional)}
            </Checkbox>
          </div>
          {hasOptions(question.kind) && (
            <Field
              label={t(words.options)}
              help={t(words.optionsHelp)}
              error={areOptionsWrong ? t(words.optionsFault) : undefined}
            >
              <TextArea
                value={question.options}
                rows={4}
                dir="auto"
                maxLength={1_500}
                onChange={({ target }) => onChange({ options: target.value })}
              />
            </Field>
          )}
        </div>
      </fieldset>
    </li>
  )
}
