import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { todayInRiyadh } from '#contract/days.ts'
import {
  type Breach,
  changeBreach,
  type DataCategory,
  dataCategories,
  openBreach,
} from '#contract/privacy/breaches.ts'
import { breaches as words } from '#copy/privacy/breaches.ts'
import { privacyDesk } from '#copy/privacy/desk.ts'
import { useForm } from '#web/lib/form.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localPath } from '#web/lib/path.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { OwnDateInput } from '#web/ui/own-date-input.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { TimeInput } from '#web/ui/time-input.tsx'
import { showToast } from '#web/ui/toast.ts'
import { BackToPrivacy, MatterSection } from './matter-parts.tsx'

const changing = z.extend(z.extend(changeBreach.body, changeBreach.params.shape), {
  knownOn: z.optional(z.string()),
  knownTime: z.optional(z.string()),
})
const opening = z.extend(openBreach.body, { id: z.optional(z.string()), version: z.optional(z.string()) })

/** Records a breach, or updates what is known of it. */
export function BreachForm({ breach, onDone }: { breach?: Breach; onDone?: () => void }) {
  const t = useWords()
  const router = useRouter()
  const language = useLanguage()
  const [categories, setCategories] = useState<readonly DataCategory[]>(breach?.categories ?? [])
  const today = todayInRiyadh(new Date())
  const { form, busy, refused, control, checkbox, error, values, set } = useForm<
    typeof openBreach | typeof changeBreach,
    typeof opening | typeof changing
  >({
    bind: async () =>
      breach ? { route: changeBreach, schema: changing } : { route: openBreach, schema: opening },
    start: {
      id: breach?.id ?? '',
      version: '',
      isDrill: breach?.isDrill ?? false,
      title: breach?.title ?? '',
      knownOn: breach ? '' : today,
      knownTime: '',
      happenedOn: breach?.happenedOn ?? today,
      endedOn: breach?.endedOn ?? '',
      what: breach?.what ?? '',
      categories: '',
      peopleCount: breach ? String(breach.peopleCount) : '',
      recordsCount: breach ? String(breach.recordsCount) : '',
      risks: breach?.risks ?? '',
      measures: breach?.measures ?? '',
      contact: breach?.contact ?? '',
    },
    along: () => ({ categories, version: breach?.version ?? '' }),
    onDone: (saved) => {
      showToast({ tone: 'success', title: t(words.saved) })
      if (onDone) return onDone()
      const href = localPath(language, `/admin/settings?tab=privacy&breach=${saved.breach.id}`)
      router.navigate({ href, replace: true })
    },
  })
  const { fields } = words
  const area = (name: 'what' | 'risks' | 'measures') => (
    <Field label={t(fields[name])} error={error(name)}>
      <TextArea {...control(name)} rows={4} maxLength={4_000} />
    </Field>
  )
  const date = (name: 'knownOn' | 'happenedOn' | 'endedOn', help?: ReactNode) => (
    <Field label={t(fields[name])} help={help} error={error(name)} isGroup>
      <OwnDateInput name={name} value={String(values[name])} onValue={(value) => set(name, value)} />
    </Field>
  )
  const figure = (name: 'peopleCount' | 'recordsCount') => (
    <Field label={t(fields[name])} error={error(name)}>
      <TextInput {...control(name)} inputMode="numeric" maxLength={6} className="max-w-32" />
    </Field>
  )
  return (
    <div className="flex max-w-3xl flex-col">
      {!breach && <BackToPrivacy />}
      <MatterSection title={breach ? words.edit : words.add} text={words.text}>
        <form {...form} method="dialog" className="grid gap-5">
          <Checkbox {...checkbox('isDrill')}>{t(fields.isDrill)}</Checkbox>
          <Field label={t(fields.title)} error={error('title')}>
            <TextInput {...control('title')} maxLength={120} />
          </Field>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            {!breach && date('knownOn')}
            {!breach && (
              <Field label={t(fields.knownTime)} error={error('knownTime')}>
                <TimeInput
                  name="knownTime"
                  value={String(values.knownTime)}
                  onValue={(value) => set('knownTime', value)}
                  className="max-w-40"
                />
              </Field>
            )}
            {date('happenedOn')}
            {date('endedOn', t(fields.endedHelp))}
          </div>
          {area('what')}
          <ChoiceChips
            legend={t(fields.categories)}
            name="categories"
            options={dataCategories.map((value) => ({ value, label: t(words.categories[value]) }))}
            value={categories}
            onChange={setCategories}
            error={error('categories')}
          />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            {figure('peopleCount')}
            {figure('recordsCount')}
          </div>
          {area('risks')}
          {area('measures')}
          <Field label={t(fields.contact)} error={error('contact')}>
            <TextInput {...control('contact')} maxLength={200} />
          </Field>
          <FaultLine>{refused}</FaultLine>
          <div className="flex flex-wrap gap-2.5">
            <Button type="submit" busy={busy} busyText={t(privacyDesk.saving)}>
              {t(words.save)}
            </Button>
            {onDone && (
              <Button variant="secondary" disabled={busy} onClick={onDone}>
                {t(privacyDesk.cancel)}
              </Button>
            )}
          </div>
        </form>
      </MatterSection>
    </div>
  )
}
