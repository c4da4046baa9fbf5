import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { DishCard } from './dish-card.tsx'

const path = '/patient/nutrition-plans'

function Lunch() {
  const [isDone, setDone] = useState(false)
  return (
    <ul>
      <DishCard
        drawing="kabsa"
        meal="Lunch"
        time="1:30 pm"
        amount="540 kcal"
        summary="Kabsa, salad"
        tick={{
          isDone,
          label: isDone ? 'Eaten: Lunch. Undo' : 'Tick off: Lunch',
          undo: 'Undo',
          onTick: setDone,
        }}
      >
        <p>A small plate</p>
      </DishCard>
    </ul>
  )
}

test('a tick folds a meal to one line, and Undo opens it again, with the focus where it was', async () => {
  const { user } = await render(<Lunch />, { path })
  await user.click(await screen.findByRole('button', { name: 'Tick off: Lunch', pressed: false }))
  expect(screen.queryByText('A small plate')).toBeNull()
  expect(screen.queryByText('540 kcal')).toBeNull()
  expect(screen.getByText('Kabsa, salad')).toBeTruthy()
  const undo = screen.getByRole('button', { name: 'Eaten: Lunch. Undo', pressed: true })
  expect(document.activeElement).toBe(undo)
  await user.click(undo)
  expect(screen.getByText('A small plate')).toBeTruthy()
})

test('a folded meal opens by its name, and stays ticked off', async () => {
  const { user } = await render(<Lunch />, { path })
  await user.click(await screen.findByRole('button', { name: 'Tick off: Lunch' }))
  await user.click(screen.getByRole('button', { name: 'Lunch', expanded: false }))
  expect(screen.getByText('A small plate')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Eaten: Lunch. Undo', pressed: true })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Lunch', expanded: true }))
  expect(screen.queryByText('A small plate')).toBeNull()
})

test('the drawing is decoration beside the names', async () => {
  await render(<Lunch />, { path })
  expect(screen.queryByRole('img')).toBeNull()
  expect(document.querySelector('use')?.getAttribute('href')).toMatch(/food.*\.svg#kabsa$/)
})
