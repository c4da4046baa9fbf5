import { ArrowDownUp, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { listMyServices, type Service } from '#contract/services.ts'
import { services as words } from '#copy/services.ts'
import { useRead } from '#web/app/query.ts'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Read } from '#web/ui/read.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { useFetchedPart } from '#web/ui/use-fetched-part.ts'
import { DeleteService } from './delete-service.tsx'
import { ServiceDialog } from './service-dialog.tsx'
import { ServiceRow } from './service-row.tsx'
import type { Wording } from './use-service-form.ts'

const loadOrder = async () => (await import('./order-services.tsx')).OrderServices

/** A dietitian's services with all their actions. */
export function ServicesPanel({ wording }: { wording: Wording }) {
  const t = useWords()
  const titleId = useId()
  const [title, focusTitle] = useFocusAfter<HTMLHeadingElement>()
  const read = useRead(listMyServices, {})
  const { data } = read
  const [edited, setEdited] = useState<Service | 'new' | null>(null)
  const [isOrdering, setOrdering] = useState(false)
  const [OrderServices, fetchOrder] = useFetchedPart(loadOrder)
  const [doomed, setDoomed] = useState<Service | null>(null)
  const add = () => setEdited('new')
  const order = async () => {
    if (await fetchOrder()) setOrdering(true)
  }

  return (
    <section aria-labelledby={titleId}>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id={titleId} ref={title} tabIndex={-1} className="text-lg font-semibold">
            {t(words.heading[wording])}
          </h2>
          <p className="mt-0.5 text-sm text-ink-soft">{t(words.text)}</p>
        </div>
        {data && data.services.length > 0 && (
          <div className="flex flex-wrap gap-2.5">
            {data.services.length > 1 && (
              <Button variant="secondary" aria-haspopup="dialog" onClick={order}>
                <Icon of={ArrowDownUp} small />
                {t(words.order.open)}
              </Button>
            )}
            <Button onClick={add}>
              <Icon of={Plus} small />
              {t(words.add)}
            </Button>
          </div>
        )}
      </div>
      <Read of={read} failed={words.failed} waiting={<ServicesSkeleton />}>
        {({ services }) => (
          <RowList
            rows={services}
            label={t(words.list)}
            none={
              <EmptyState
                title={t(words.empty.title)}
                description={t(words.empty.text)}
                action={<Button onClick={add}>{t(words.empty.action)}</Button>}
              />
            }
          >
            {(service) => (
              <ServiceRow
                key={service.id}
                service={service}
                onEdit={() => setEdited(service)}
                onRemove={() => setDoomed(service)}
              />
            )}
          </RowList>
        )}
      </Read>
      {edited && data && (
        <ServiceDialog
          key={edited === 'new' ? 'new' : edited.id}
          service={
            edited === 'new' ? { price: data.startPrice, isInitial: data.services.length === 0 } : edited
          }
          wording={wording}
          onClose={() => setEdited(null)}
        />
      )}
      {isOrdering && OrderServices && data && (
        <OrderServices services={data.services} onClose={() => setOrdering(false)} />
      )}
      {doomed && (
        <DeleteService
          service={doomed}
          wording={wording}
          onClose={() => setDoomed(null)}
          onDeleted={focusTitle}
        />
      )}
    </section>
  )
}

function ServicesSkeleton() {
  return (
    <SkeletonGroup>
      <Card flush className="divide-y divide-line">
        {['first', 'second', 'third'].map((row) => (
          <div key={row} className="flex items-start gap-4 p-5 sm:p-6">
            <Skeleton shape="block" className="size-12 shrink-0 max-sm:hidden" />
            <div className="min-w-0 flex-1">
              <Skeleton className="w-48 max-w-full text-md" />
              <Skeleton className="mt-1 w-36 max-w-full text-sm" />
              <Skeleton className="mt-2 w-96 max-w-full text-sm" />
            </div>
            <Skeleton className="w-20 text-md" />
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  )
}
