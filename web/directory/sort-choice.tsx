import { useId } from 'react'
import { type SortOrder, sortOrders } from '#contract/directory.ts'
import { directory } from '#copy/directory/search.ts'
import { useWords } from '#web/lib/words.ts'
import { Select } from '#web/ui/select.tsx'

type SortChoiceProps = { sort: SortOrder | undefined; onChoose: (sort: SortOrder | undefined) => void }

export function SortChoice({ sort, onChoose }: SortChoiceProps) {
  const t = useWords()
  const id = useId()
  const [first] = sortOrders
  return (
    <div className="flex min-w-0 grow items-center gap-3 text-sm lg:grow-0">
      <label htmlFor={id} className="whitespace-nowrap max-lg:sr-only">
        {t(directory.sort.label)}
      </label>
      <Select
        id={id}
        value={sort ?? first}
        options={sortOrders.map((order) => ({ value: order, label: t(directory.sort.orders[order]) }))}
        onChange={({ target }) => {
          const chosen = sortOrders.find((order) => order === target.value)
          onChoose(chosen === first ? undefined : chosen)
        }}
        className="min-w-0 grow lg:w-56"
      />
    </div>
  )
}
