import { expect, test } from 'vitest'
import { readPlatformSettings, savePlatformSettings } from '#contract/platform/settings.ts'
import type { OutputOf } from '#contract/route.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { answer, refuse } from '#test/dom/server.ts'
import { PlatformSettings } from './platform-settings.tsx'

const path = '/admin/settings'

test('the switch states when the dress is worn, saves the choice, and leads to a preview in another tab', async () => {
  const held = settings({ ramadanDress: true })
  const { user, server } = await render(<PlatformSettings />, {
    path,
    answers: [
      answer(readPlatformSettings, held),
      answer(savePlatformSettings, { ...held, settings: { ...held.settings, ramadanDress: false } }),
    ],
  })
  const dress = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Dress public pages for Ramadan',
  })
  expect(dress.checked).toBe(true)
  expect(screen.getByText('Days of this dress: 8 February – 8 March 2027')).toBeTruthy()
  const preview = screen.getByRole('link', { name: 'Preview the home page' })
  expect([preview.getAttribute('href'), preview.getAttribute('target')]).toEqual([
    '/?dress=ramadan',
    '_blank',
  ])
  await user.click(dress)
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  expect(await screen.findByText('Platform settings saved')).toBeTruthy()
  expect(server.sent(savePlatformSettings)).toMatchObject([{ ramadanDress: false, version: 3 }])
  expect(dress.checked).toBe(false)
})

test('a choice that another admin has overtaken is not lost, and the latest settings can be loaded', async () => {
  const { user } = await render(<PlatformSettings />, {
    path,
    language: 'ar',
    answers: [
      answer(readPlatformSettings, settings({ ramadanDress: false })),
      refuse(savePlatformSettings, 'changed_meanwhile'),
    ],
  })
  const dress = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'مظهر رمضان في الصفحات العامة',
  })
  expect(screen.getByRole('link', { name: 'معاينة الصفحة الرئيسية' }).getAttribute('href')).toBe(
    '/ar?dress=ramadan',
  )
  await user.click(dress)
  await user.click(screen.getByRole('button', { name: 'حفظ الإعدادات' }))
  expect(await screen.findByRole('button', { name: 'تحميل أحدث الإعدادات' })).toBeTruthy()
  expect(dress.checked).toBe(true)
})

function settings({ ramadanDress }: { ramadanDress: boolean }): OutputOf<typeof readPlatformSettings> {
  return {
    settings: {
      patientsMayRegister: true,
      dietitiansMayRegister: true,
      takesBookings: true,
      mostPending: 5,
      takesPayments: false,
      feePercent: 15,
      ownFeePercent: 5,
      vatPercent: 15,
      refundWholeHours: 24,
      refundPartHours: 3,
      refundPartPercent: 50,
      payoutWeekday: 0,
      payoutMinimum: 100,
      usualNoticeHours: 2,
      usualHorizonDays: 60,
      usualMostPerPatient: 3,
      monthlyTarget: 20,
      showsReviewTexts: false,
      ramadanDress,
      ramadanStarts: '0',
      ramadanEnds: '0',
      announcementOn: false,
      announcementEnglish: '',
      announcementArabic: '',
      announcementFor: 'everyone',
      announcementUntil: null,
    },
    version: 3,
    nextFee: null,
    ramadan: { year: '1448', from: '2027-02-08', to: '2027-03-08' },
    dressDays: { from: '2027-02-08', to: '2027-03-08' },
    changes: [],
    rules: [],
  }
}
