import { type ReactNode, useId } from 'react'
import { type PatientProfile as Profile, readPatientProfile } from '#contract/patients/profile.ts'
import { patientProfile as words } from '#copy/profiles/patient.ts'
import { useSignedIn } from '#web/accounts/use-signed-in.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { showPhone } from '#web/lib/phone.ts'
import { useTab } from '#web/lib/tab.ts'
import { useWords } from '#web/lib/words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { Read } from '#web/ui/read.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { PatientEatingFields, PatientHealthFields } from './patient-health-fields.tsx'
import { PatientPersonalFields } from './patient-personal-fields.tsx'
import { fieldsOfTabs, tabOf, tabs } from './patient-values.ts'
import { PracticeSkeleton } from './practice-skeleton.tsx'
import { SaveBar } from './save-bar.tsx'
import { usePatientForm } from './use-patient-form.ts'

type PatientProfileProps = {
  /** Asks for the consent to health data. */
  consent: ReactNode
}

/** A patient's own profile: a head, and one form over three tabs. */
export function PatientProfile(props: PatientProfileProps) {
  const read = useRead(readPatientProfile, {})
  return (
    <Read of={read} failed={words.failed} waiting={<PracticeSkeleton />}>
      {({ profile }) => <ProfileForms {...props} profile={profile} />}
    </Read>
  )
}

type ProfileFormsProps = {
  profile: Profile
  consent: ReactNode
}

function ProfileForms({ profile, consent }: ProfileFormsProps) {
  const t = useWords()
  const formId = useId()
  const [tab, showTab] = useTab(tabs)
  const form = usePatientForm(profile, ([first]) => first && showTab(tabOf(first)))
  const fieldsOf = {
    personal: <PatientPersonalFields form={form} profile={profile} />,
    health: <PatientHealthFields form={form} hasAgreed={profile.hasAgreed} />,
    preferences: <PatientEatingFields form={form} hasAgreed={profile.hasAgreed} />,
  }
  return (
    <>
      <Head profile={profile} />
      <Tabs
        label={t(words.tabs.label)}
        selected={tab}
        onSelect={(id) => showTab(tabs.find((each) => each === id) ?? tab)}
        tabs={tabs.map((id) => ({
          id,
          label: t(words.tabs[id]),
          fault: fieldsOfTabs[id].some((name) => form.error(name)) ? t(words.tabs.faulty) : undefined,
          content: (
            <div className="flex max-w-5xl flex-col gap-8">
              {id !== 'personal' && !profile.hasAgreed && consent}
              <form {...form.form} id={formId}>
                {fieldsOf[id]}
              </form>
              <SaveBar form={form} formId={formId} />
            </div>
          ),
        }))}
      />
      <LeaveDialog isDirty={form.isDirty} onDiscard={form.reset} />
    </>
  )
}

/** The saved name and photo. */
function Head({ profile }: { profile: Profile }) {
  const t = useWords()
  const { name, other } = localizedName(useLanguage(), profile)
  const personId = useSignedIn()?.user.id ?? null
  return (
    <Card className="mb-6 flex max-w-5xl items-center gap-4 sm:gap-6">
      <Avatar personId={personId} name={name} size="lg" />
      <div className="min-w-0">
        <h2 className="truncate text-lg font-semibold">
          <bdi>{name}</bdi>
        </h2>
        {other && (
          <p className="truncate text-sm text-ink-soft">
            <bdi>{other}</bdi>
          </p>
        )}
        <p className="truncate text-sm text-ink-soft">
          <bdi dir="ltr">{profile.email}</bdi>
        </p>
        <p className="text-sm text-ink-soft">
          {profile.phone ? <span className="phone">{showPhone(profile.phone)}</span> : t(words.noPhone)}
        </p>
      </div>
    </Card>
  )
}
