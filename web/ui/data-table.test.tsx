import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from '#test/dom/render.tsx'
import { screen, within } from '#test/dom/screen.ts'
import { DataTable, type Sorting } from './data-table.tsx'

const rows = [
  { id: '1', name: 'Sara', amount: 345 },
  { id: '2', name: 'Noura', amount: 89 },
]

function Payments({ onSort }: { onSort?: (sorting: Sorting<'name' | 'amount'>) => void }) {
  const [sorting, setSorting] = useState<Sorting<'name' | 'amount'>>({ by: 'amount', isDescending: true })
  return (
    <DataTable<(typeof rows)[number], 'name' | 'amount'>
      label="Payments"
      rows={rows}
      columns={[
        { key: 'name', title: 'Name', cell: ({ name }) => name },
        { key: 'amount', title: 'Amount', isFigure: true, isSortable: true, cell: ({ amount }) => amount },
      ]}
      sorting={sorting}
      onSort={(next) => {
        setSorting(next)
        onSort?.(next)
      }}
    />
  )
}

const path = '/admin/finance'

test('a heading states the order, and a press reverses it', async () => {
  const asked: Sorting<'name' | 'amount'>[] = []
  const { user } = await render(<Payments onSort={(sorting) => asked.push(sorting)} />, { path })
  const heading = await screen.findByRole('columnheader', { name: 'Amount' })
  expect(heading.getAttribute('aria-sort')).toBe('descending')
  await user.click(within(heading).getByRole('button', { name: 'Amount' }))
  expect(heading.getAttribute('aria-sort')).toBe('ascending')
  await user.click(within(heading).getByRole('button', { name: 'Amount' }))
  expect(asked).toEqual([
    { by: 'amount', isDescending: false },
    { by: 'amount', isDescending: true },
  ])
  expect(screen.getByRole('columnheader', { name: 'Name' }).hasAttribute('aria-sort')).toBe(false)
})

test('a row is found by its name', async () => {
  await render(<Payments />, { path, language: 'ar' })
  const row = await screen.findByRole('row', { name: /Sara/ })
  expect(within(row).getByRole('rowheader').textContent).toBe('Sara')
})
