import { useState } from 'react'
import { addDays } from '#contract/days.ts'
import { listPatients, type Patient, searchPatients } from '#contract/patients/patients.ts'
import { listWrittenPlans, makePlan } from '#contract/plans/authored-plans.ts'
import { mostDays } from '#contract/plans/document.ts'
import { listPlanTemplates } from '#contract/plans/templates.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { editorWords } from '#copy/plans/editor.ts'
import { listWords, newPlanWords as words } from '#copy/plans/list.ts'
import { unknown } from '#copy/unknown-people.ts'
import { useChange, useRead } from '#web/app/query.ts'
import { useGo } from '#web/lib/go.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useReadPages } from '#web/lib/read-pages.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { OwnDateInput } from '#web/ui/own-date-input.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Select } from '#web/ui/select.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

type Named = Pick<Patient, 'id' | 'name' | 'otherName'>
const beginnings = ['empty', 'template', 'plan', 'diary'] as const
type Beginning = (typeof beginnings)[number]

/** Asks for the patient and what the plan begins with, then opens it. */
export function NewPlanDialog({ patient: given, onClose }: { patient?: string; onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const go = useGo()
  const [patient, setPatient] = useState(given ?? '')
  const [title, setTitle] = useState(() => t(words.usual))
  const [from, setFrom] = useState<Beginning>('empty')
  const [days, setDays] = useState('7')
  const [chosen, setChosen] = useState('')
  // The last seven whole days.
  const [since, setSince] = useState(() => addDays(dayOf(new Date(), readerZone()), -7))
  const [q, search] = useState('')
  const patients = useRead(
    q ? searchPatients : listPatients,
    { ...(q && { q }) },
    { enabled: !given, keepsLast: true },
  )
  const [known, setKnown] = useState<readonly Named[]>([])
  const found = patients.data?.patients ?? []
  // The chosen patient stays listed while another name is searched.
  const people = [
    ...known.filter(({ id }) => id === patient && !found.some((each) => each.id === id)),
    ...found,
  ]
  const templates = useRead(listPlanTemplates, {}, { enabled: from === 'template' })
  const plans = useReadPages(listWrittenPlans, {})
  const earlier = plans.data?.pages.flatMap((page) => page.plans) ?? []
  const change = useChange(makePlan, {
    onDone: ({ id }) => {
      onClose()
      go(`/dietitian/nutrition-plans/${id}`)
    },
  })
  const nameOf = ({ name, otherName }: { name: string | null; otherName: string | null }) =>
    name === null ? unknown.patient[language] : localizedName(language, { name, otherName }).name
  const isReady =
    patient !== '' &&
    title.trim() !== '' &&
    (from === 'empty' || (from === 'diary' ? isDay(since) : chosen !== ''))
  const make = () =>
    change.mutate({
      patient,
      title,
      beginning:
        from === 'empty'
          ? { from, days: Number(days) }
          : from === 'diary'
            ? { from, since, days: Number(days) }
            : from === 'template'
              ? { from, template: chosen }
              : { from, plan: chosen },
    })
  const counts = Array.from({ length: mostDays }, (_, at) => String(at + 1))
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(words.title)}
      actions={
        <>
          <Button disabled={!isReady} busy={change.isPending} busyText={t(words.making)} onClick={make}>
            {t(words.make)}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t(editorWords.cancel)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-ink">
        {!given && (
          <div className="grid gap-2">
            {(q !== '' || patients.data?.after) && (
              <SearchBox label={t(words.searchPatients)} q={q} onSearch={search} />
            )}
            <Field
              label={t(words.patient)}
              {...(q !== '' && found.length === 0 && patients.isSuccess && { help: t(words.nobodyFound) })}
            >
              <Select
                value={patient}
                placeholder={t(words.choose)}
                options={people.map((each) => ({ value: each.id, label: nameOf(each) }))}
                onChange={({ target }) => {
                  setPatient(target.value)
                  setKnown(people)
                }}
              />
            </Field>
          </div>
        )}
        <Field label={t(words.name)} help={t(words.nameHelp)}>
          <TextInput
            dir="auto"
            className="aligned-with-page"
            value={title}
            maxLength={120}
            onChange={({ target }) => setTitle(target.value)}
          />
        </Field>
        <Field label={t(words.beginWith)}>
          <Select
            value={from}
            options={beginnings.map((value) => ({ value, label: t(words.beginnings[value]) }))}
            onChange={({ target }) => {
              setFrom(beginnings.find((each) => each === target.value) ?? 'empty')
              setChosen('')
            }}
          />
        </Field>
        {from === 'template' && (
          <Field
            label={t(words.template)}
            {...(templates.data?.templates.length === 0 && { help: t(words.noTemplates) })}
          >
            <Select
              value={chosen}
              placeholder="—"
              options={(templates.data?.templates ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => setChosen(target.value)}
            />
          </Field>
        )}
        {from === 'plan' && (
          <Field label={t(words.plan)} {...(plans.isError && { error: t(listWords.failed) })}>
            <Select
              value={chosen}
              placeholder="—"
              options={earlier.map((each) => ({
                value: each.id,
                label: `${each.title} · ${nameOf(each.patient)}`,
              }))}
              onChange={({ target }) => setChosen(target.value)}
            />
          </Field>
        )}
        {from === 'plan' && (
          <ShowMore words={{ showMore: listWords.more, failed: listWords.failed }} pages={plans} />
        )}
        {from === 'diary' && (
          <Field label={t(words.since)} help={t(words.diaryHelp)} isGroup>
            <OwnDateInput value={since} onValue={setSince} />
          </Field>
        )}
        {(from === 'empty' || from === 'diary') && (
          <Field label={t(words.days)}>
            <Select
              value={days}
              options={counts.map((value) => ({ value, label: value }))}
              onChange={({ target }) => setDays(target.value)}
            />
          </Field>
        )}
      </div>
      <FaultLine>{change.error && t(wordsOfRefusal(change.error))}</FaultLine>
    </Dialog>
  )
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
