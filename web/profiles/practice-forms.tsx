import { type ReactNode, useId } from 'react'
import type { Practice } from '#contract/profiles.ts'
import { practice as words } from '#copy/profiles/practice.ts'
import { useWords } from '#web/lib/words.ts'
import { SettingsList } from '#web/ui/settings-list.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { FeeFields } from './fee-fields.tsx'
import { HoursSection } from './hours-section.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { PersonalFields } from './personal-fields.tsx'
import { PracticeHead } from './practice-head.tsx'
import { fieldsOfTabs, formTabs, type PracticeField, tabOf } from './practice-values.ts'
import { ProfessionalFields } from './professional-fields.tsx'
import { SaveBar } from './save-bar.tsx'
import { usePracticeForm } from './use-practice-form.ts'
import { useShownTab } from './use-shown-tab.ts'

const tabs = [...formTabs, 'documents'] as const

export type PracticeParts = {
  /** Where the application stands, and what to do next. */
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
              {/* What stands below it has forms of its own. */}
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

/** The bar below may lie over the last of the fields that are in sight. */
const formClass = 'empty:hidden [&_:is(input,select,textarea)]:scroll-mb-40'
