import { adminsOnly, type Rows, signedIn } from './row.ts'

export const platformRows = {
  readPlatform: { sample: {}, expects: signedIn(200) },
  readPlatformHealth: { sample: {}, expects: adminsOnly(200) },
  retryJob: { sample: { id: '7' }, expects: adminsOnly(404) },
  giveUpJob: { sample: { id: '7' }, expects: adminsOnly(404) },
  readPlatformSettings: { sample: {}, expects: adminsOnly(200) },
  savePlatformSettings: {
    sample: {
      patientsMayRegister: true,
      dietitiansMayRegister: true,
      takesBookings: true,
      mostPending: '7',
      takesPayments: false,
      feePercent: '12',
      vatPercent: '5',
      usualNoticeHours: '4',
      usualHorizonDays: '90',
      usualMostPerPatient: '2',
      monthlyTarget: '25',
      ramadanStarts: '1',
      ramadanEnds: '0',
      announcementOn: true,
      announcementEnglish: 'Calls may be interrupted tonight.',
      announcementArabic: 'قد تنقطع المكالمات هذه الليلة.',
      announcementFor: 'everyone',
      announcementUntil: '2031-01-01',
      version: 1,
    },
    expects: adminsOnly(200),
  },
} satisfies Rows
