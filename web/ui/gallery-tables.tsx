import { useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from './badge.tsx'
import { CutText, DataTable, type Sorting } from './data-table.tsx'
import { words } from './gallery-words.ts'

const payments = [
  { id: '1', name: words.layla, amount: 345, isPaid: true },
  { id: '2', name: words.noura, amount: 89.5, isPaid: false },
  { id: '3', name: words.omar, amount: 1_250, isPaid: true },
]
type Payment = (typeof payments)[number]

/** A table of admins, whose headings sort. */
export function GalleryTables() {
  const t = useWords()
  const language = useLanguage()
  const [sorting, setSorting] = useState<Sorting<'name' | 'amount' | 'status'>>({
    by: 'amount',
    isDescending: true,
  })
  const byAmount = payments.toSorted((one, other) => one.amount - other.amount)
  return (
    <DataTable<Payment, 'name' | 'amount' | 'status'>
      label={t(words.results)}
      rows={sorting.isDescending ? byAmount.toReversed() : byAmount}
      sorting={sorting}
      onSort={setSorting}
      columns={[
        {
          key: 'name',
          title: t(words.name),
          isFlexible: true,
          cell: ({ name }) => <CutText>{t(name)}</CutText>,
        },
        {
          key: 'status',
          title: t(words.status),
          cell: ({ isPaid }) => (
            <Badge tone={isPaid ? 'confirmed' : 'pending'}>
              {t(isPaid ? words.confirmed : words.pending)}
            </Badge>
          ),
        },
        {
          key: 'amount',
          title: t(words.amount),
          isFigure: true,
          isSortable: true,
          cell: ({ amount }) => <bdi>{price(language, amount)}</bdi>,
        },
      ]}
    />
  )
}
