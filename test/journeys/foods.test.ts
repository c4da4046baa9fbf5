import { Readable } from 'node:stream'
import { expect as expectValue, test } from 'vitest'
import { searchFoods } from '#contract/foods/search.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { testWithAll } from '#test/with-all.ts'
import { openApp } from '../app.ts'
import { drLayla } from '../cast.ts'
import { join, unique } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)

test('a dietitian finds kabsa by its Arabic name, adds a food and a recipe with it, changes one and removes it', async () => {
  const layla = await join(
    app,
    { ...drLayla, email: unique(drLayla.email) },
    { role: 'dietitian', language: 'ar' },
  )
  const page = await open('/ar/dietitian/foods', { ...phone, ...signedIn(layla) })
  const search = page.getByRole('textbox', { name: 'البحث في الأطعمة...' })
  const rows = page.getByRole('list', { name: 'الأطعمة التي عُثر عليها' }).getByRole('listitem')
  await search.fill('كبسه')
  await expect(rows.first()).toContainText('كبسة')
  await expect(rows.first()).toContainText('محسوب من وصفته')
  await rows.first().getByRole('button').first().click()
  const detail = page.getByRole('dialog')
  await expect(detail.getByRole('heading', { name: 'العناصر الغذائية' })).toBeVisible()
  await expect(detail).toContainText('الصوديوم')
  await detail.getByRole('button', { name: 'إغلاق' }).click()
  await expect(detail).toHaveCount(0)

  await page.getByRole('button', { name: 'إضافة طعام' }).click()
  const form = page.getByRole('dialog', { name: 'إضافة طعام' })
  await form.getByLabel('الاسم بالعربية').fill('رقائق العدس')
  await form.getByRole('button', { name: 'حفظ' }).click()
  await expect(form.getByLabel('المجموعة')).toBeFocused()
  await form.getByLabel('المجموعة').selectOption('sweets')
  await form.getByLabel('الطاقة').fill('٤١٠')
  await form.getByLabel('البروتين').fill('80')
  await form.getByLabel('الكربوهيدرات').fill('60')
  await form.getByLabel('الدهون (').fill('10')
  await form.getByRole('button', { name: 'حفظ' }).click()
  await expect(form).toContainText('معًا على 100 غ')
  await form.getByLabel('البروتين').fill('18')
  await form.getByLabel('السمسم').check()
  await form.getByRole('button', { name: 'إضافة حصة' }).click()
  await form.getByLabel('الحصة 1 بالعربية').fill('عبوة')
  await form.getByLabel('وزن الحصة 1 بالغرام').fill('40')
  await form.getByRole('button', { name: 'حفظ' }).click()
  await expect(form).toHaveCount(0)
  await page.getByLabel('أطعمتي فقط').check()
  await search.fill('')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('410 سعرة، بروتين 18 غ')
  await expect(rows).toContainText('164 سعرة')
  await expect(rows).toContainText('يحتوي على: السمسم')

  await page.getByRole('button', { name: 'إضافة وصفة' }).click()
  const recipe = page.getByRole('dialog', { name: 'إضافة وصفة' })
  await recipe.getByLabel('الاسم بالعربية').fill('رقائق مع اللبن')
  await recipe.getByRole('combobox', { name: 'البحث عن مكوّن' }).fill('رقائق العدس')
  await expect(recipe.locator('[role=option]')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await page.keyboard.type('50')
  await recipe.getByLabel('الوزن بعد الانتهاء').fill('100')
  await expect(recipe.getByLabel('محسوب من المكونات')).toContainText('205 سعرة')
  await recipe.getByRole('button', { name: 'حفظ' }).click()
  await expect(recipe).toHaveCount(0)
  await expect(rows).toHaveCount(2)

  await page.getByRole('button', { name: 'تعديل \u2068رقائق مع اللبن\u2069' }).click()
  const edit = page.getByRole('dialog', { name: 'تعديل الوصفة' })
  await edit.getByLabel('وزن \u2068رقائق العدس\u2069 بالغرام').fill('100')
  await expect(edit.getByLabel('محسوب من المكونات')).toContainText('410 سعرة')
  await edit.getByRole('button', { name: 'حفظ' }).click()
  await expect(edit).toHaveCount(0)

  await page.getByRole('button', { name: 'حذف \u2068رقائق العدس\u2069' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف الطعام' }).click()
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'الأطعمة والوصفات' })).toBeFocused()
  const { body } = await layla.call(searchFoods, { mine: '1' })
  expectValue(body.foods).toMatchObject([
    {
      names: { en: null, ar: 'رقائق مع اللبن' },
      per100g: { energy: expectValue.closeTo(410, 6) },
      allergens: ['sesame'],
    },
  ])
})

testWithAll('an Arabic file is previewed, its columns are corrected, and it is imported once', async () => {
  const layla = await join(
    app,
    { ...drLayla, email: unique(drLayla.email) },
    { role: 'dietitian', language: 'ar' },
  )
  const page = await open('/ar/dietitian/foods', { ...phone, ...signedIn(layla) })
  const lines = Array.from({ length: 60 }, (_, at) => `"طعام ${at + 1}";${100 + at};٣,٥;١٢;2;9`)
  const file = {
    name: 'أطعمتي.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `\ufeffالاسم;الطاقة (سعرة);البروتين;الكربوهيدرات;دسم;الرف\r\n${lines.join('\r\n')}\r\n=1+1;x;1;1;1;9\r\n`,
    ),
  }
  const importFile = async () => {
    await page.getByRole('button', { name: 'استيراد CSV' }).click()
    const dialog = page.getByRole('dialog', { name: 'استيراد أطعمة' })
    await dialog.locator('input[accept=".csv"]').setInputFiles(file)
    await expect(dialog).toContainText('يلزم تحديد العمود الذي يحتوي على: الدهون')
    await dialog.getByLabel('دسم').selectOption('fat')
    await expect(dialog).toContainText('100 سعرة، بروتين 3.5 غ')
    await expect(dialog.getByText('تُرك سطر واحد')).toBeVisible()
    await dialog.getByRole('button', { name: 'استيراد 60 صنفًا' }).click()
    await expect(dialog.getByText('انتهى الاستيراد')).toBeVisible()
    return dialog
  }
  const first = await importFile()
  await expect(first).toContainText('أُضيف: 60 صنفًا')
  await first.getByRole('button', { name: 'إغلاق' }).last().click()
  await expect(first).toHaveCount(0)
  const again = await importFile()
  await expect(again).toContainText('موجود من قبل وبقي كما هو: 60 صنفًا')
  const downloading = page.waitForEvent('download')
  await again.getByRole('button', { name: 'تنزيل التقرير' }).click()
  const report = await (await downloading).createReadStream()
  const [heading = '', ...rows] = (await new Response(Readable.toWeb(report) as ReadableStream).text())
    .trimEnd()
    .split('\r\n')
  expectValue(heading).toBe('السطر,السبب,الاسم,الطاقة (سعرة),البروتين,الكربوهيدرات,دسم,الرف')
  expectValue([rows.length, rows[0], rows.at(-1)]).toEqual([
    61,
    '2,موجود ضمن أطعمتك,طعام 1,100,"٣,٥",١٢,2,9',
    "62,ليست رقمًا: الطاقة,'=1+1,x,1,1,1,9",
  ])
})
