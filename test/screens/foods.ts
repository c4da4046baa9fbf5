import type { Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { foodFormWords, foodsWords } from '#copy/foods/screen.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import type { Screen } from './screen.ts'

const path = '/dietitian/foods?q=kabsa'

const file = `Name;الاسم بالعربية;Group;Energy (kJ);Protein;Carbs;Fat;Salt (g);Portion;Allergens;Shelf
Lentil crackers;رقائق العدس;sweets;1715;18;60;9,5;1,2;Packet (40 g);;3
Laban, low fat;لبن قليل الدسم;Dairy;167;3,3;4,8;1;0,1;Cup (200 g);milk;1
;;;100;1;1;1;;;;
Date bar;لوح التمر;;lots;4;60;9;;;nuts;2
`

/** Each file in the language of its reader. */
const files = {
  en: file,
  ar: file.replace('Packet', 'علبة').replace('Cup', 'كوب').replace('Date bar;', 'لوح التمر;'),
}

const press = async (page: Page, name: string | RegExp) => {
  await waitUntilStill(page)
  await page.getByRole('main').getByRole('button', { name }).first().click()
  await page.getByRole('dialog').waitFor()
}

export const foodScreens: Screen[] = [
  {
    name: 'food-detail',
    path,
    as: 'dietitian',
    isDocument: true,
    reach: (page) => press(page, /kabsa|كبسة/i),
  },
  {
    name: 'food-missing',
    path,
    as: 'dietitian',
    isDocument: true,
    async reach(page, language) {
      await press(page, foodsWords.addFood[language])
      await save(page, language)
    },
  },
  {
    name: 'food-import',
    path,
    as: 'dietitian',
    isDocument: true,
    async reach(page, language) {
      await press(page, foodsWords.importCsv[language])
      await page.locator('[type=file]').setInputFiles({
        name: 'my-foods.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(files[language]),
      })
      await page.getByRole('dialog').locator('details summary').last().click()
    },
  },
  {
    name: 'recipe-new',
    path,
    as: 'dietitian',
    isDocument: true,
    async reach(page, language) {
      await press(page, foodsWords.addRecipe[language])
      await page.getByRole('combobox', { name: foodFormWords.findIngredient[language] }).fill('lentil')
      await page.locator('[role=option]').first().click()
      await page.getByRole('dialog').locator('[data-at] input').fill('200')
      await page.getByRole('dialog').locator('dl').waitFor()
    },
  },
]

async function save(page: Page, language: Language) {
  await page.getByRole('button', { name: foodFormWords.save[language], exact: true }).click()
  await page.locator('[aria-invalid=true]').first().waitFor()
}
