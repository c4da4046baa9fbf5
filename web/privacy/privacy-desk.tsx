import { usePageSearch } from '#web/lib/page-address.ts'
import { BreachForm } from './breach-form.tsx'
import { BreachList } from './breach-list.tsx'
import { BreachPage } from './breach-page.tsx'
import { RequestForm } from './request-form.tsx'
import { RequestList } from './request-list.tsx'
import { RequestPage } from './request-page.tsx'

/** The operator's duties under the data protection law: both lists, or the one matter in the address. */
export function PrivacyDesk() {
  const { breach, request } = usePageSearch()
  if (breach === 'new') return <BreachForm />
  if (breach) return <BreachPage key={breach} id={breach} />
  if (request === 'new') return <RequestForm />
  if (request) return <RequestPage key={request} id={request} />
  return (
    <div className="flex max-w-5xl flex-col gap-10">
      <RequestList />
      <BreachList />
    </div>
  )
}
