import { useState } from 'react'
import * as z from 'zod/mini'
import { todayInRiyadh } from '#contract/days.ts'
import { type Breach, closeBreach, readBreach, tellOfBreach } from '#contract/privacy/breaches.ts'
import type { OutputOf } from '#contract/route.ts'
import { writeDate, writeDay } from '#copy/dates.ts'
import { breaches as words } from '#copy/privacy/breaches.ts'
import { privacyDesk } from '#copy/privacy/desk.ts'
import { useRead } from '#web/app/query.ts'
import { useForm } from '#web/lib/form.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { OwnDateInput } from '#web/ui/own-date-input.tsx'
import { Read } from '#web/ui/read.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { AffectedSearch } from './affected-search.tsx'
import { BreachForm } from './breach-form.tsx'
import { BreachState } from './breach-list.tsx'
import { BreachTexts } from './breach-texts.tsx'
import { BackToPrivacy, Facts, MatterHistory, MatterSection } from './matter-parts.tsx'

const telling = z.extend(tellOfBreach.body, tellOfBreach.params.shape)
const closing = z.extend(closeBreach.body, closeBreach.params.shape)

/** One breach: facts, who was notified, the texts to send, and the actions taken. */
export function BreachPage({ id }: { id: string }) {
  const read = useRead(readBreach, { id })
  return (
    <Read of={read} failed={privacyDesk.failed} waiting={<Skeleton shape="block" className="h-64" />}>
      {(data) => <Shown {...data} />}
    </Read>
  )
}

function Shown({ breach, entries }: OutputOf<typeof readBreach>) {
  const t = useWords()
  const language = useLanguage()
  const [isEdited, setEdited] = useState(false)
  if (isEdited) return <BreachForm breach={breach} onDone={() => setEdited(false)} />
  const date = (at: string | null) => (at ? writeDate(language, new Date(at), 'date') : t(words.notYet))
  const { fields } = words
  const written = (text: string) => <UserText text={text} />
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <div className="flex flex-col">
        <BackToPrivacy />
        <Card>
          <div className="mb-5 flex flex-wrap items-start justify-between gap-3">
            <h2 className="min-w-0 text-md font-semibold">{written(breach.title)}</h2>
            <BreachState breach={breach} />
          </div>
          <Facts
            facts={[
              [fields.knownOn, writeMoment(language, new Date(breach.knownAt), new Date(), 'Asia/Riyadh')],
              [
                fields.happenedOn,
                [
                  writeDay(language, breach.happenedOn, 'date'),
                  breach.endedOn ? writeDay(language, breach.endedOn, 'date') : t(words.goesOn),
                ].join(' – '),
              ],
              [fields.what, written(breach.what)],
              [fields.categories, breach.categories.map((each) => t(words.categories[each])).join(' · ')],
              [fields.peopleCount, String(breach.peopleCount)],
              [fields.recordsCount, String(breach.recordsCount)],
              [fields.risks, written(breach.risks)],
              [fields.measures, written(breach.measures)],
              [words.authority, date(breach.authorityToldAt)],
              [words.subjects, date(breach.subjectsToldAt)],
              [fields.contact, written(breach.contact)],
              ...(breach.conclusion ? [[words.close.conclusion, written(breach.conclusion)] as const] : []),
            ]}
          />
          {!breach.closedAt && (
            <Button variant="secondary" className="mt-5" onClick={() => setEdited(true)}>
              {t(words.edit)}
            </Button>
          )}
        </Card>
      </div>
      <BreachTexts breach={breach} />
      {!breach.closedAt && <TellForm breach={breach} />}
      <AffectedSearch breach={breach} />
      {!breach.closedAt && <CloseForm id={breach.id} />}
      <MatterHistory entries={entries} />
    </div>
  )
}

function TellForm({ breach }: { breach: Breach }) {
  const t = useWords()
  const { form, busy, refused, control, error, values, set } = useForm({
    bind: async () => ({ route: tellOfBreach, schema: telling }),
    start: { id: breach.id, who: 'authority', toldOn: todayInRiyadh(new Date()), note: '' },
    onDone: () => {
      showToast({ tone: 'success', title: t(words.tell.done) })
    },
  })
  return (
    <MatterSection title={words.tell.title}>
      <form {...form} method="dialog" className="grid gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label={t(words.tell.who)} error={error('who')}>
            <Select
              {...control('who')}
              options={(['authority', 'subjects'] as const).map((value) => ({
                value,
                label: t(words.tell.options[value]),
              }))}
            />
          </Field>
          <Field label={t(words.tell.toldOn)} error={error('toldOn')} isGroup>
            <OwnDateInput
              name="toldOn"
              value={String(values.toldOn)}
              onValue={(value) => set('toldOn', value)}
            />
          </Field>
        </div>
        <Field label={t(words.tell.note)} error={error('note')}>
          <TextInput {...control('note')} maxLength={200} />
        </Field>
        <FaultLine>{refused}</FaultLine>
        <Button type="submit" busy={busy} busyText={t(privacyDesk.saving)} className="justify-self-start">
          {t(words.tell.confirm)}
        </Button>
      </form>
    </MatterSection>
  )
}

function CloseForm({ id }: { id: string }) {
  const t = useWords()
  const { form, busy, refused, control, error } = useForm({
    bind: async () => ({ route: closeBreach, schema: closing }),
    start: { id, conclusion: '' },
    onDone: () => {
      showToast({ tone: 'success', title: t(words.close.done) })
    },
  })
  return (
    <MatterSection title={words.close.title}>
      <form {...form} method="dialog" className="grid gap-5">
        <Field label={t(words.close.conclusion)} error={error('conclusion')}>
          <TextArea {...control('conclusion')} rows={3} maxLength={4_000} />
        </Field>
        <FaultLine>{refused}</FaultLine>
        <Button
          type="submit"
          variant="secondary"
          busy={busy}
          busyText={t(privacyDesk.saving)}
          className="justify-self-start"
        >
          {t(words.close.confirm)}
        </Button>
      </form>
    </MatterSection>
  )
}
