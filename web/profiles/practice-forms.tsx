import { type ReactNode, useId, useState } from 'react'
import type { Practice } from '#contract/profiles.ts'
import { practice as words } from '#copy/profiles/practice.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useTab } from '#web/lib/tab.ts'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { SettingsList } from '#web/ui/settings-list.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { PersonalFields } from './personal-fields.tsx'
import { PracticeHead } from './practice-head.tsx'
import { fieldsOfTabs, formTabs, type PracticeField, tabOf } from './practice-values.ts'
import { ProfessionalFields } from './professional-fields.tsx'
import { SaveBar } from './save-bar.tsx'
import { type PracticeForm, usePracticeForm } from './use-practice-form.ts'

const HoursSection = lazyPart(() => import('./hours-section.tsx'), 'HoursSection', null)

const tabs = [...formTabs, 'documents'] as const

export type PracticeParts = {
  /** The status of the application, and what to do next. */
  verificationStatus: ReactNode
  services: ReactNode
  documents: ReactNode
}

export function PracticeForms({
  practice,
  verificationStatus,
  services,
  documents,
}: PracticeParts & { practice: Practice }) {
  const t = useWords()
  const formId = useId()
  const [tab, showTab] = useShownTab(tabs)
  const showFaults = ([first]: readonly PracticeField[]) => first && showTab(tabOf(first))
  const form = usePracticeForm(practice, showFaults)

  const fieldsOf: Record<(typeof tabs)[number], ReactNode> = {
    personal: <PersonalFields form={form} practice={practice} />,
    professional: <ProfessionalFields form={form} practice={practice} />,
    services: (
      <SettingsList>
        <FeeFields form={form} />
        <HoursSection />
      </SettingsList>
    ),
    documents: null,
  }
  const below: Partial<typeof fieldsOf> = { services, documents }

  const saveBar = <SaveBar form={form} formId={formId} />

  return (
    <>
      <PracticeHead practice={practice} verificationStatus={verificationStatus} />
      <Tabs
        label={t(words.tabs.label)}
        selected={tab}
        onSelect={(id) => showTab(tabs.find((each) => each === id) ?? tab)}
        tabs={tabs.map((id) => ({
          id,
          label: t(words.tabs[id]),
          fault:
            id !== 'documents' && fieldsOfTabs[id].some((name) => form.error(name))
              ? t(words.tabs.faulty)
              : undefined,
          content: (
            <div className="flex max-w-5xl flex-col gap-8">
              {/* Outside the form, because the parts below have forms of their own. */}
              <form {...form.form} id={formId} className={formClass}>
                {fieldsOf[id]}
              </form>
              {id !== 'documents' && saveBar}
              {below[id]}
              {id === 'documents' && form.isDirty && saveBar}
            </div>
          ),
        }))}
      />
      <LeaveDialog isDirty={form.isDirty} onDiscard={form.reset} />
    </>
  )
}

/** A focused field is scrolled to a place above the save bar. */
const formClass =
  'empty:hidden [&_:is(input,select,textarea)]:scroll-mb-40 low:[&_:is(input,select,textarea)]:scroll-mb-2'

/** The tab in the address. A chosen one shows immediately, before the address has changed. */
function useShownTab<Id extends string>(ids: readonly Id[]): [Id, (id: Id) => void] {
  const [asked, ask] = useTab(ids)
  const [place, setPlace] = useState({ asked, shown: asked })
  if (place.asked !== asked) setPlace({ asked, shown: asked })

  const show = (shown: Id) => {
    setPlace({ asked, shown })
    ask(shown)
  }
  return [place.asked === asked ? place.shown : asked, show]
}

const { consultationFee } = words.fields

function FeeFields({ form }: { form: PracticeForm }) {
  const t = useWords()
  return (
    <SettingsSection title={t(words.sections.fee.title)} text={t(words.sections.fee.text)}>
      <Field label={t(consultationFee.label)} error={form.error('consultationFee')} className="sm:max-w-56">
        <TextInput
          {...form.control('consultationFee')}
          prefix={t(consultationFee.unit)}
          inputMode="decimal"
          autoComplete="off"
        />
      </Field>
    </SettingsSection>
  )
}
