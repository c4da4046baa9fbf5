import { useState } from 'react'
import { type AbsenceClaim, listAbsenceClaims } from '#contract/appointments/absence-claims.ts'
import { claimDesk as words } from '#copy/appointments/claim-desk.ts'
import { usePageSearch } from '#web/lib/page-address.ts'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useWords } from '#web/lib/words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FoundList } from '#web/ui/found-list.tsx'
import { Select } from '#web/ui/select.tsx'
import { ClaimRow } from './claim-row.tsx'
import { DecideClaimDialog } from './decide-claim-dialog.tsx'

type State = keyof typeof words.state.names
const states = Object.keys(words.state.names) as State[]

/**
 * If patient and dietitian disagree on who attended, an admin decides, with both statements and the records of the
 * call.
 */
export function ClaimDesk() {
  const t = useWords()
  const [deciding, decide] = useState<AbsenceClaim | null>(null)
  const asked = usePageSearch().state
  const [state, setState] = useState(() => states.find((each) => each === asked))
  const read = useReadRows(listAbsenceClaims, state ? { state } : {}, 'claims')
  return (
    <>
      <Select
        className="mb-4 w-full sm:w-56"
        aria-label={t(words.state.label)}
        placeholder={t(words.state.all)}
        options={states.map((value) => ({ value, label: t(words.state.names[value]) }))}
        value={state ?? ''}
        onChange={({ target }) => setState(states.find((each) => each === target.value))}
      />
      <FoundList
        words={words}
        of={read}
        none={<EmptyState title={t(words.none.title)} description={t(words.none.text)} />}
      >
        {(claim) => (
          <ClaimRow key={claim.appointment} claim={claim} isLinked onDecide={() => decide(claim)} />
        )}
      </FoundList>
      {deciding && <DecideClaimDialog claim={deciding} onClose={() => decide(null)} />}
    </>
  )
}
