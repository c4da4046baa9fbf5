import { listConflicts } from '#contract/appointments/conflicts.ts'
import { readAvailability } from '#contract/availability.ts'
import { dietitianPages } from '#copy/portal/dietitian-pages.ts'
import { portalPage, read } from '#web/app/page.ts'
import { Conflicts } from '#web/appointments/conflicts/conflicts.tsx'
import { AvailabilityPanel } from '#web/availability/availability-panel.tsx'

export default portalPage({
  title: dietitianPages.availability.title,
  intro: dietitianPages.availability.intro,
  place: 'navigation',
  reads: [read(listConflicts, {}), read(readAvailability, {})],
  view: () => (
    <>
      <Conflicts />
      <AvailabilityPanel />
    </>
  ),
})
