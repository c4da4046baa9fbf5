import { CalendarDays, HandHeart, MessageCircle, UserRound, Users, Utensils } from 'lucide-react'
import type { ReactNode } from 'react'
import { dietitianPages as words } from '#copy/portal/dietitian-pages.ts'
import { portal } from '#copy/portal/frame.ts'
import { DietitiansArt } from '#web/art/dietitians-art.tsx'
import { AfterConnecting } from './after-connecting.tsx'
import { useOwnNames } from './portal-context.ts'
import { type WayOn, WaysOn } from './ways-on.tsx'
import { Welcome } from './welcome.tsx'

const { availability, ways } = words.dashboard

/** `onboarding`: the way to it until it is done. `appointments`: the next of them. */
export function DietitianDashboard({
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
        art={<DietitiansArt className="w-60" />}
        ways={[{ to: '/dietitian/availability', label: availability }]}
      />
      <div className="mt-9">{appointments}</div>
      <WaysOn heading={ways.heading} ways={waysOn} />
      {/* Below, where it moves nothing. */}
      <AfterConnecting>{onboarding}</AfterConnecting>
    </>
  )
}

const waysOn: readonly WayOn[] = [
  {
    to: '/dietitian/appointments',
    label: portal.nav.appointments,
    text: ways.appointments,
    icon: CalendarDays,
  },
  { to: '/dietitian/patients', label: portal.nav.patients, text: ways.patients, icon: Users },
  { to: '/dietitian/services', label: portal.nav.services, text: ways.services, icon: HandHeart },
  { to: '/dietitian/messages', label: portal.nav.messages, text: ways.messages, icon: MessageCircle },
  { to: '/dietitian/nutrition-plans', label: portal.nav.plans, text: ways.plans, icon: Utensils },
  { to: '/dietitian/profile', label: portal.nav.profile, text: ways.profile, icon: UserRound },
]
