import type { Locator } from '@playwright/test'
import { expect } from './browser.ts'

/** The boxes of a date, in reading order. */
export const boxesOf = (group: Locator) => ({
  day: group.getByRole('textbox').first(),
  month: group.getByRole('combobox'),
  year: group.getByRole('textbox').last(),
})

/** Types `1990-05-17` box by box, without emptying the boxes first. */
export async function fillDate(group: Locator, date: string): Promise<void> {
  const { day, month, year } = boxesOf(group)
  const [y = '', m = '', d = ''] = date.split('-')
  await day.fill(d && `${Number(d)}`)
  await month.selectOption(m && `${Number(m)}`)
  await year.fill(y)
}

export async function expectDate(group: Locator, date: string): Promise<void> {
  const { day, month, year } = boxesOf(group)
  const [y = '', m = '', d = ''] = date.split('-')
  await expect(day).toHaveValue(`${Number(d)}`)
  await expect(month).toHaveValue(`${Number(m)}`)
  await expect(year).toHaveValue(y)
}
