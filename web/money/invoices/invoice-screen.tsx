import { Download } from 'lucide-react'
import { printInvoice, readInvoice } from '#contract/money/invoices.ts'
import { invoicePages as words } from '#copy/money/invoices/pages.ts'
import { invoiceTitles } from '#copy/money/invoices/titles.ts'
import { useRead } from '#web/app/query.ts'
import { usePageId } from '#web/lib/page-address.ts'
import { useFile } from '#web/lib/use-file.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { NothingHere } from '#web/ui/nothing-here.tsx'
import { Read } from '#web/ui/read.tsx'
import { showFileFault } from '#web/ui/show-file-fault.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import type { Side } from './invoice-list.tsx'
import { InvoicePaper } from './invoice-paper.tsx'

/** One invoice, with its download. */
export function InvoiceScreen({ side }: { side: Side }) {
  const t = useWords()
  const id = usePageId()
  const read = useRead(readInvoice, { id })
  const pdf = useFile(printInvoice, {
    onRefused: (refused, again) => showFileFault(t, words.notMade, refused, again),
  })
  if (read.error?.code === 'not_found')
    return (
      <NothingHere
        title={words.missing.title}
        text={words.missing.text}
        back={{
          to: side === 'dietitian' ? '/dietitian/settings?tab=billing' : `/${side}/settings?tab=invoices`,
          label: invoiceTitles.back,
        }}
      />
    )
  return (
    <Read of={read} failed={words.failedOne} waiting={<InvoiceSkeleton />}>
      {({ invoice }) => (
        <div className="grid max-w-3xl gap-5">
          <div>
            <Button
              variant="secondary"
              busy={pdf.isPending}
              busyText={t(words.making)}
              onClick={() => pdf.get({ id })}
            >
              <Icon of={Download} small />
              {t(words.pdf)}
            </Button>
          </div>
          <InvoicePaper invoice={invoice} side={side} />
        </div>
      )}
    </Read>
  )
}

const InvoiceSkeleton = () => (
  <SkeletonGroup className="grid max-w-3xl gap-5">
    <Skeleton shape="block" className="h-11" />
    <Skeleton shape="block" className="h-96" />
  </SkeletonGroup>
)
