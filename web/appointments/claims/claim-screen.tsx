import { type ReactNode, useState } from 'react'
import { readAbsenceClaim } from '#contract/appointments/absence-claims.ts'
import { claimDesk as words } from '#copy/appointments/claim-desk.ts'
import { useRead } from '#web/app/query.ts'
import { Link } from '#web/lib/link.tsx'
import { usePageId } from '#web/lib/page-address.ts'
import { useWords } from '#web/lib/words.ts'
import { NothingHere } from '#web/ui/nothing-here.tsx'
import { Read } from '#web/ui/read.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { ClaimRow } from './claim-row.tsx'
import { DecideClaimDialog } from './decide-claim-dialog.tsx'

/** One report about who attended, with what both sides and our call say, and the files of admins. */
export function ClaimScreen({ evidence }: { evidence: (appointment: string) => ReactNode }) {
  const t = useWords()
  const id = usePageId()
  const [isDeciding, setDeciding] = useState(false)
  const read = useRead(readAbsenceClaim, { id })
  if (read.error?.code === 'not_found')
    return (
      <NothingHere
        title={words.page.missing}
        back={{ to: '/admin/payouts?tab=attendance', label: words.page.back }}
      />
    )
  return (
    <Read of={read} failed={words.page.unread} waiting={<ClaimSkeleton />}>
      {({ claim }) => (
        <div className="grid gap-5">
          <RowList rows={[claim]} label={t(words.page.title)} none={null}>
            {(each) => <ClaimRow key={each.appointment} claim={each} onDecide={() => setDeciding(true)} />}
          </RowList>
          <p className="text-sm">
            <Link to={`/admin/appointments/${id}`} className="inline-flex min-h-6 items-center text-link">
              {t(words.page.toAppointment)}
            </Link>
          </p>
          {evidence(id)}
          {isDeciding && <DecideClaimDialog claim={claim} onClose={() => setDeciding(false)} />}
        </div>
      )}
    </Read>
  )
}

const ClaimSkeleton = () => (
  <SkeletonGroup className="grid gap-5">
    <Skeleton shape="block" className="h-56" />
    <Skeleton shape="block" className="h-40" />
  </SkeletonGroup>
)
