import { useState } from 'react'
import * as z from 'zod/mini'
import {
  type CannedAnswer,
  changeCannedAnswer,
  keepCannedAnswer,
  listCannedAnswers,
  removeCannedAnswer,
} from '#contract/support/canned-answers.ts'
import { supportDesk } from '#copy/support/desk.ts'
import { useChange, useRead } from '#web/app/query.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { Read } from '#web/ui/read.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast.ts'

const words = supportDesk.canned
const blank = { title: '', titleArabic: '', content: '', contentArabic: '' }

/** Prepared answers in both languages. */
export function CannedList() {
  const t = useWords()
  const read = useRead(listCannedAnswers, {})
  const [editing, setEditing] = useState<CannedAnswer | 'new' | null>(null)
  const removal = useChange(removeCannedAnswer, {
    onDone: () => showToast({ tone: 'success', title: t(words.removed) }),
    onRefused: (refused) => showFault(t, words.failed, refused),
  })
  if (editing)
    return <CannedForm answer={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
  const add = <Button onClick={() => setEditing('new')}>{t(words.add)}</Button>
  return (
    <Read of={read} failed={words.failed} waiting={<Card flush />}>
      {({ answers }) => (
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="max-w-prose text-sm text-ink-soft">{t(words.text)}</p>
            {answers.length > 0 && add}
          </div>
          <RowList
            rows={answers}
            label={t(words.view)}
            none={<EmptyState title={t(words.empty.title)} description={t(words.empty.text)} action={add} />}
          >
            {(answer) => {
              const title = t({ en: answer.title, ar: answer.titleArabic })
              return (
                <li key={answer.id} className="flex flex-wrap items-start justify-between gap-4 p-5 sm:px-6">
                  <div className="min-w-0 flex-1 basis-64">
                    <h3 className="text-md font-semibold">{title}</h3>
                    <p className="mt-1 line-clamp-2 text-sm text-ink-soft">
                      {t({ en: answer.content, ar: answer.contentArabic })}
                    </p>
                  </div>
                  <div className="flex flex-wrap gap-2">
                    <Button
                      variant="secondary"
                      size="sm"
                      aria-label={t(words.editOf(title))}
                      onClick={() => setEditing(answer)}
                    >
                      {t(words.edit)}
                    </Button>
                    <Button
                      variant="secondary"
                      size="sm"
                      aria-label={t(words.removeOf(title))}
                      onClick={() => removal.mutate({ id: answer.id })}
                    >
                      {t(words.remove)}
                    </Button>
                  </div>
                </li>
              )
            }}
          </RowList>
        </div>
      )}
    </Read>
  )
}

type CannedFormProps = { answer: CannedAnswer | null; onClose: () => void }

function CannedForm({ answer, onClose }: CannedFormProps) {
  const t = useWords()
  const route = answer ? changeCannedAnswer : keepCannedAnswer
  const { form, busy, refused, control, error } = useForm({
    bind: async () => ({ route, schema: z.extend(keepCannedAnswer.body, { id: z.optional(z.string()) }) }),
    start: { ...(answer ?? blank), id: answer?.id ?? '' },
    onDone: () => {
      showToast({ tone: 'success', title: t(words.saved) })
      onClose()
    },
  })
  return (
    <Card>
      <form {...form} method="dialog" className="flex flex-col gap-5">
        <div className="grid gap-5 lg:grid-cols-2">
          <Field label={t(words.title)} error={error('title')}>
            <TextInput {...control('title')} dir="ltr" maxLength={80} />
          </Field>
          <Field label={t(words.titleArabic)} error={error('titleArabic')}>
            <TextInput {...control('titleArabic')} dir="rtl" maxLength={80} />
          </Field>
          <Field label={t(words.content)} error={error('content')}>
            <TextArea {...control('content')} dir="ltr" rows={6} maxLength={4_000} />
          </Field>
          <Field label={t(words.contentArabic)} error={error('contentArabic')}>
            <TextArea {...control('contentArabic')} dir="rtl" rows={6} maxLength={4_000} />
          </Field>
        </div>
        <FaultLine>{refused}</FaultLine>
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" busy={busy} busyText={t(words.saving)}>
            {t(words.save)}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t(words.cancel)}
          </Button>
        </div>
      </form>
    </Card>
  )
}
