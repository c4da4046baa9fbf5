import type { InfiniteData } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { closeMessageReport, listMessageReports, reportOutcomes } from '#contract/messages.ts'
import type { OutputOf } from '#contract/route.ts'
import { messageReports } from '#copy/messages/reports.ts'
import { queryClient } from '#web/app/query.ts'
import { useForm } from '#web/lib/form.ts'
import { pagesKey } from '#web/lib/read-pages.ts'
import { useWords } from '#web/lib/words.ts'
import { FormDialog } from '#web/ui/action-dialog.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { showToast } from '#web/ui/toast.ts'

type CloseReportProps = { id: string; onClose: () => void; onClosed: () => void }

const schema = z.extend(closeMessageReport.body, closeMessageReport.params.shape)

/** Closes a report, and asks for the outcome. */
export function CloseReport({ id, onClose, onClosed }: CloseReportProps) {
  const t = useWords()
  const words = messageReports.close
  const form = useForm({
    bind: async () => ({ route: closeMessageReport, schema }),
    start: { id, outcome: '' },
    onDone: () => {
      onClose()
      leaveList(id)
      showToast({ tone: 'success', title: t(words.done) })
      onClosed()
    },
  })
  return (
    <FormDialog
      isOpen
      urgent
      size="md"
      words={{ title: words.title, confirm: words.button, busy: words.busy, keep: words.cancel }}
      form={form}
      onClose={onClose}
    >
      <p>{t(words.text)}</p>
      <div className="mt-5">
        <RadioCards
          legend={t(words.outcome)}
          columns={1}
          options={reportOutcomes.map((value) => ({
            value,
            label: t(messageReports.outcomes[value].label),
            description: t(messageReports.outcomes[value].text),
          }))}
          error={form.error('outcome')}
          {...form.choice('outcome')}
        />
      </div>
    </FormDialog>
  )
}

/** Removes the report from the open ones immediately, and reads the closed ones again. */
function leaveList(id: string) {
  queryClient.setQueriesData<InfiniteData<OutputOf<typeof listMessageReports>>>(
    { queryKey: pagesKey(listMessageReports) },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          reports: page.reports.filter((report) => report.id !== id),
        })),
      },
  )
  queryClient.invalidateQueries({ queryKey: pagesKey(listMessageReports) })
}
