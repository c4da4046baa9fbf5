import { Activity, CalendarDays, MessageCircle, Settings, UserRound, Utensils } from 'lucide-react'
import type { ReactNode } from 'react'
import { portal } from '#copy/portal/frame.ts'
import { patientPages as words } from '#copy/portal/patient-pages.ts'
import { PatientsArt } from '#web/art/patients-art.tsx'
import { AfterConnecting } from './after-connecting.tsx'
import { useOwnNames } from './portal-context.ts'
import { type WayOn, WaysOn } from './ways-on.tsx'
import { Welcome } from './welcome.tsx'

const { find, ways } = words.dashboard

/** `onboarding`: the way to it until it is done. `appointments`: the next of them. */
export function PatientDashboard({
  onboarding,
  appointments,
}: {
  onboarding: ReactNode
  appointments: ReactNode
}) {
  const { firstName } = useOwnNames()
  return (
    <>
      <Welcome
        heading={words.dashboard.welcome(firstName)}
        text={words.dashboard.text}
        art={<PatientsArt className="w-60" />}
        ways={[{ to: '/patient/dietitians', label: find }]}
      />
      {appointments}
      <WaysOn heading={ways.heading} ways={waysOn} />
      {/* Below, where it moves nothing. */}
      <AfterConnecting>{onboarding}</AfterConnecting>
    </>
  )
}

const waysOn: readonly WayOn[] = [
  {
    to: '/patient/appointments',
    label: portal.nav.appointments,
    text: ways.appointments,
    icon: CalendarDays,
  },
  { to: '/patient/messages', label: portal.nav.messages, text: ways.messages, icon: MessageCircle },
  { to: '/patient/nutrition-plans', label: portal.nav.plans, text: ways.plans, icon: Utensils },
  { to: '/patient/health-data', label: portal.nav.history, text: ways.history, icon: Activity },
  { to: '/patient/profile', label: portal.nav.profile, text: ways.profile, icon: UserRound },
  { to: '/patient/settings', label: portal.nav.settings, text: ways.settings, icon: Settings },
]
