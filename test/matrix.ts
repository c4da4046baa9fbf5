import type { RouteName } from '#contract/contract.ts'
import { appliedAt } from './applicants.ts'
import { drLayla, sara } from './cast.ts'
import type { KnownAppointments } from './known-appointments.ts'
import type { KnownPractice } from './known-practice.ts'
import { type Person, password } from './people.ts'
import { demoPage, dot } from './sample-files.ts'

/** Who may be standing at the door. */
export const actors = [
  'signed_out',
  'patient',
  'other_patient',
  'dietitian',
  'other_dietitian',
  'unverified_dietitian',
  'admin',
  'suspended',
] as const
export type ActorName = (typeof actors)[number]

/** Whose things the samples speak of. */
export type Known = {
  patient: Person
  patientSession: string
  stranger: Person
  practice: KnownPractice
  applicant: Person
  /** An appointment of the patient with the practice that has taken place, and what was said of it. */
  reviewed: { appointment: string; review: string }
  appointments: KnownAppointments
}

type Sample = Record<string, unknown>
type Row = {
  /** A request that is right in everything but, perhaps, who sends it. */
  sample: Sample | ((known: Known) => Sample)
  expects: Record<ActorName, number>
}

/** The permission matrix: a route without a row does not compile, and does not pass. */
export const matrix: Record<RouteName, Row> = {
  checkHealth: { sample: {}, expects: anyone(200) },
  checkReady: { sample: {}, expects: anyone(200) },
  subscribeToNewsletter: { sample: { email: sara.email }, expects: anyone(202) },
  confirmNewsletter: { sample: { token: unknownToken() }, expects: anyone(404) },
  leaveNewsletter: { sample: { token: unknownToken() }, expects: anyone(404) },
  leaveNewsletterByOneClick: { sample: { token: unknownToken() }, expects: anyone(404) },
  answerSurvey: {
    sample: { audience: 'dietitian', ...drLayla, needs: 'A place to see my patients between visits.' },
    expects: anyone(201),
  },
  register: {
    sample: {
      form: 'patient',
      name: 'Huda Al-Ghamdi',
      email: 'huda@example.sa',
      password: 'cardamom & dates',
      phoneNumber: '0551234567',
      dateOfBirth: '1991-03-09',
      gender: 'female',
      healthConsent: true,
      height: '164',
      weight: '71.5',
      goalWeight: '65',
      medicalConditions: 'None',
      allergies: 'Sesame',
      dietaryPreferences: 'vegetarian',
      redirectTo: '/patient/dietitians',
    },
    expects: anyone(202),
  },
  confirmAddress: { sample: { token: unknownToken() }, expects: anyone(400) },
  sendConfirmation: {
    sample: { email: sara.email, redirectTo: '/patient/dietitians' },
    expects: anyone(202),
  },
  askForReset: { sample: { email: sara.email }, expects: anyone(202) },
  resetPassword: {
    sample: { token: unknownToken(), password: 'cardamom & dates', confirmPassword: 'cardamom & dates' },
    expects: anyone(400),
  },
  changePassword: {
    sample: {
      currentPassword: password,
      password: 'cardamom & dates',
      confirmPassword: 'cardamom & dates',
    },
    expects: signedIn(200),
  },
  signIn: {
    sample: ({ patient }) => ({ email: patient.email, password: patient.password, language: 'en' }),
    expects: anyone(200),
  },
  readSession: { sample: {}, expects: anyone(200) },
  renewSession: { sample: {}, expects: signedIn(200) },
  signOut: { sample: {}, expects: anyone(200) },
  provePassword: { sample: { password }, expects: signedIn(200) },
  listSessions: { sample: {}, expects: signedIn(200) },
  endSession: {
    sample: ({ patientSession }) => ({ id: patientSession }),
    expects: { ...signedIn(404), patient: 200 },
  },
  endOtherSessions: { sample: {}, expects: signedIn(200) },
  listRoles: { sample: {}, expects: signedIn(200) },
  switchRole: {
    sample: { role: 'patient', asDefault: true },
    expects: { ...signedIn(403), patient: 200, other_patient: 200 },
  },
  setPrimaryRole: {
    sample: { role: 'patient' },
    expects: { ...signedIn(403), patient: 200, other_patient: 200 },
  },
  findPerson: { sample: ({ stranger }) => ({ email: stranger.email }), expects: adminsOnly(200) },
  grantRole: {
    sample: ({ stranger }) => ({ id: stranger.id, role: 'dietitian' }),
    expects: adminsOnly(200),
  },
  revokeRole: {
    sample: ({ stranger }) => ({ id: stranger.id, role: 'patient' }),
    expects: adminsOnly(409),
  },
  resetSecondFactor: { sample: ({ stranger }) => ({ id: stranger.id }), expects: adminsOnly(200) },
  readSecurity: { sample: {}, expects: signedIn(200) },
  beginSecondFactor: { sample: {}, expects: signedIn(200) },
  enableSecondFactor: { sample: { code: '123456' }, expects: signedIn(404) },
  disableSecondFactor: { sample: {}, expects: signedIn(200) },
  renewRecoveryCodes: { sample: {}, expects: signedIn(404) },
  askForNewAddress: { sample: { email: 'elsewhere@example.sa' }, expects: signedIn(202) },
  confirmNewAddress: { sample: { token: unknownToken() }, expects: anyone(400) },
  chooseLanguage: { sample: { language: 'ar' }, expects: signedIn(200) },
  copyMyData: { sample: {}, expects: signedIn(200) },
  deleteAccount: { sample: {}, expects: signedIn(200) },
  readPractice: { sample: {}, expects: dietitiansOnly(200) },
  savePractice: {
    sample: {
      name: 'Layla Al-Harbi',
      otherName: 'ليلى الحربي',
      phone: '0501112233',
      gender: 'female',
      title: 'Clinical Dietitian',
      licenseNumber: '12-A-3456',
      licenseExpiresOn: '2031-05-01',
      specialization: 'diabetes',
      experience: '6-10',
      education: 'MSc in Clinical Nutrition, King Saud University',
      bio: 'Plans that fit the week of whoever follows them.',
      consultationFee: '300',
      city: 'riyadh',
      address: 'Olaya Street, building 7214',
      languages: ['arabic', 'english'],
    },
    expects: dietitiansOnly(200),
  },
  savePhoto: { sample: { upload: dot }, expects: dietitiansOnly(200) },
  removePhoto: { sample: {}, expects: dietitiansOnly(200) },
  readPhoto: {
    sample: ({ practice }) => ({ id: practice.photo, size: 'small' }),
    expects: signedIn(200),
  },
  listDocuments: { sample: {}, expects: dietitiansOnly(200) },
  uploadDocument: {
    sample: { kind: 'certificate', name: 'Diabetes educator', file: 'certificate.pdf', upload: demoPage },
    expects: dietitiansOnly(201),
  },
  removeDocument: {
    sample: ({ practice }) => ({ id: practice.document }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  readDocument: {
    sample: ({ practice }) => ({ id: practice.document }),
    expects: { ...signedIn(404), dietitian: 200, admin: 200 },
  },
  submitPractice: { sample: {}, expects: dietitiansOnly(409) },
  // Of a draft nothing needs to be withdrawn any more.
  withdrawPractice: { sample: {}, expects: { ...dietitiansOnly(409), unverified_dietitian: 200 } },
  listMyServices: { sample: {}, expects: dietitiansOnly(200) },
  addService: { sample: offer(), expects: dietitiansOnly(201) },
  saveService: {
    sample: ({ practice }) => ({ id: practice.service, ...offer() }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  removeService: {
    sample: ({ practice }) => ({ id: practice.service }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  readAvailability: { sample: {}, expects: dietitiansOnly(200) },
  saveAvailability: {
    sample: {
      zone: 'Asia/Riyadh',
      weekly: [
        [
          { from: '09:00', to: '12:00' },
          { from: '20:00', to: '01:00' },
        ],
        [],
        [],
        [],
        [],
        [],
        [],
      ],
      buffer: 10,
      notice: 120,
      horizon: 60,
      increment: 15,
      mostPerDay: null,
      mostPerPatient: 3,
      takesAtOnce: true,
    },
    expects: dietitiansOnly(200),
  },
  addException: { sample: holiday(), expects: dietitiansOnly(201) },
  saveException: {
    sample: ({ practice }) => ({ id: practice.exception, ...holiday() }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  removeException: {
    sample: ({ practice }) => ({ id: practice.exception }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  readMyDays: { sample: { from: '2026-12-01', days: '31', duration: '30' }, expects: dietitiansOnly(200) },
  listSlots: {
    sample: ({ practice }) => ({ id: practice.dietitian.id, from: '2026-12-01', days: '31' }),
    expects: patientsOnly(200),
  },
  searchDietitians: {
    sample: { q: 'ليلى', specialization: 'diabetes,clinical', mode: 'video', sort: 'price' },
    expects: patientsOnly(200),
  },
  countDietitians: { sample: { language: 'arabic', when: 'week', most: '500' }, expects: patientsOnly(200) },
  readDietitian: { sample: ({ practice }) => ({ id: practice.dietitian.id }), expects: patientsOnly(200) },
  saveDietitian: { sample: ({ practice }) => ({ id: practice.dietitian.id }), expects: patientsOnly(200) },
  forgetDietitian: { sample: ({ practice }) => ({ id: practice.dietitian.id }), expects: patientsOnly(200) },
  listApplications: { sample: { list: 'waiting' }, expects: adminsOnly(200) },
  readApplication: { sample: ({ applicant }) => ({ id: applicant.id }), expects: adminsOnly(200) },
  approvePractice: {
    sample: ({ applicant }) => ({
      id: applicant.id,
      submittedAt: appliedAt,
      licenseNumber: `RD-${applicant.id}`,
      licensedUntil: '2031-05-01',
    }),
    expects: adminsOnly(200),
  },
  rejectPractice: {
    sample: ({ applicant }) => ({
      id: applicant.id,
      submittedAt: appliedAt,
      reason: 'The licence cannot be read.',
    }),
    expects: adminsOnly(200),
  },
  suspendPractice: {
    sample: ({ practice }) => ({ id: practice.dietitian.id, reason: 'Calls did not take place.' }),
    expects: adminsOnly(200),
  },
  reinstatePractice: {
    sample: ({ practice }) => ({ id: practice.dietitian.id }),
    expects: adminsOnly(409),
  },
  listUpcoming: { sample: ({ practice }) => ({ id: practice.dietitian.id }), expects: adminsOnly(200) },
  cancelUpcoming: {
    sample: ({ practice }) => ({
      id: practice.dietitian.id,
      which: 'all',
      reason: 'The dietitian is not available any more.',
    }),
    expects: adminsOnly(200),
  },
  listConflicts: { sample: {}, expects: dietitiansOnly(200) },
  keepConflicts: { sample: { ids: ['01990000-0000-7000-8000-000000000000'] }, expects: dietitiansOnly(200) },
  cancelConflicts: {
    sample: { ids: ['01990000-0000-7000-8000-000000000000'], reason: 'My hours have changed.' },
    expects: dietitiansOnly(200),
  },
  listAppointments: { sample: { view: 'upcoming', q: 'ليلى' }, expects: partiesOnly(200) },
  readAppointment: {
    sample: ({ appointments }) => ({ id: appointments.ahead }),
    expects: { ...partiesOnly(404), patient: 200, dietitian: 200 },
  },
  holdTime: {
    sample: ({ appointments: { dietitian, service, free } }) => ({ dietitian, service, startsAt: free }),
    expects: patientsOnly(201),
  },
  releaseTime: { sample: {}, expects: patientsOnly(200) },
  bookAppointment: {
    sample: ({ appointments: { dietitian, service, free } }) => ({
      dietitian,
      service,
      startsAt: free,
      mode: 'in-person',
      zone: 'Europe/London',
      bornOn: '1991-03-09',
      agrees: true,
    }),
    expects: patientsOnly(201),
  },
  confirmAppointment: {
    sample: ({ appointments }) => ({ id: appointments.waiting }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  declineAppointment: {
    sample: ({ appointments }) => ({ id: appointments.waiting, reason: 'That day is full.' }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  cancelAppointment: {
    sample: ({ appointments }) => ({ id: appointments.ahead, reason: 'Something has come up.' }),
    expects: { ...partiesOnly(404), patient: 200, dietitian: 200 },
  },
  completeAppointment: {
    sample: ({ appointments }) => ({ id: appointments.current, outcome: 'attended' }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  reportAbsence: {
    sample: ({ appointments }) => ({ id: appointments.current }),
    expects: { ...patientsOnly(404), patient: 200 },
  },
  listTimesToMove: {
    sample: ({ appointments }) => ({ id: appointments.ahead, from: '2026-12-01', days: '31' }),
    expects: { ...partiesOnly(404), patient: 200, dietitian: 200 },
  },
  rescheduleAppointment: {
    sample: ({ appointments }) => ({ id: appointments.ahead, startsAt: appointments.free }),
    expects: { ...partiesOnly(404), patient: 200, dietitian: 200 },
  },
  setMeetingLink: {
    sample: ({ appointments }) => ({
      id: appointments.ahead,
      link: 'https://us02web.zoom.us/j/81234567890?pwd=abc',
    }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  saveNotes: {
    sample: ({ appointments }) => ({ id: appointments.ahead, private: 'Sleeps badly.', shared: '' }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  signNotes: {
    sample: ({ appointments }) => ({ id: appointments.ahead, private: '', shared: 'Dinner before eight.' }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  addToNotes: {
    sample: ({ appointments }) => ({ id: appointments.over, audience: 'shared', text: 'And a walk.' }),
    expects: { ...dietitiansOnly(404), dietitian: 201 },
  },
  readOwnReview: {
    sample: ({ reviewed }) => ({ id: reviewed.appointment }),
    expects: { ...patientsOnly(404), patient: 200 },
  },
  saveReview: {
    sample: ({ reviewed }) => ({ id: reviewed.appointment, rating: 4, content: 'Clear and kind.' }),
    expects: { ...patientsOnly(404), patient: 200 },
  },
  removeReview: {
    sample: ({ reviewed }) => ({ id: reviewed.appointment }),
    expects: { ...patientsOnly(404), patient: 200 },
  },
  downloadCalendarEntry: {
    sample: ({ reviewed }) => ({ id: reviewed.appointment }),
    expects: { ...partiesOnly(404), patient: 200, dietitian: 200 },
  },
  readCalendarFeed: { sample: {}, expects: partiesOnly(200) },
  renewCalendarFeed: { sample: {}, expects: partiesOnly(201) },
  removeCalendarFeed: { sample: {}, expects: partiesOnly(200) },
  followCalendar: { sample: { token: unknownToken() }, expects: anyone(404) },
  readContactChoices: { sample: {}, expects: partiesOnly(200) },
  saveContactChoices: {
    sample: { emailUpdates: true, emailReminders: false, smsUpdates: false, smsReminders: true },
    expects: partiesOnly(200),
  },
  leaveReminders: { sample: { token: unknownToken() }, expects: anyone(404) },
  leaveRemindersByOneClick: { sample: { token: unknownToken() }, expects: anyone(404) },
  listReviews: { sample: ({ practice }) => ({ id: practice.dietitian.id }), expects: patientsOnly(200) },
  listMyReviews: { sample: {}, expects: dietitiansOnly(200) },
  replyToReview: {
    sample: ({ reviewed }) => ({ id: reviewed.review, reply: 'Thank you for your words.' }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  listReviewsToModerate: { sample: { state: 'shown' }, expects: adminsOnly(200) },
  hideReview: {
    sample: ({ reviewed }) => ({ id: reviewed.review, reason: 'It tells of an illness.' }),
    expects: adminsOnly(200),
  },
  showReview: { sample: ({ reviewed }) => ({ id: reviewed.review }), expects: adminsOnly(200) },
}

export const sampleOf = (name: RouteName, known: Known): Sample => {
  const { sample } = matrix[name]
  return typeof sample === 'function' ? sample(known) : sample
}

/** Somebody whom this route lets in. */
export const welcomeAt = (name: RouteName): ActorName =>
  (['patient', 'dietitian', 'admin'] as const).find(
    (actor) => ![401, 403].includes(matrix[name].expects[actor]),
  ) ?? 'signed_out'

function unknownToken() {
  return 'A'.repeat(43)
}

/** A suspended account is nobody's. */
function anyone(status: number): Record<ActorName, number> {
  return Object.fromEntries(actors.map((actor) => [actor, status])) as Record<ActorName, number>
}

function signedIn(status: number): Record<ActorName, number> {
  return { ...anyone(status), signed_out: 401, suspended: 401 }
}

function adminsOnly(status: number): Record<ActorName, number> {
  return { ...signedIn(403), admin: status }
}

function dietitiansOnly(status: number): Record<ActorName, number> {
  return { ...signedIn(403), dietitian: status, other_dietitian: status, unverified_dietitian: status }
}

function patientsOnly(status: number): Record<ActorName, number> {
  return { ...signedIn(403), patient: status, other_patient: status }
}

/** Whoever acts as a patient or as a dietitian. */
function partiesOnly(status: number): Record<ActorName, number> {
  return { ...signedIn(status), admin: 403 }
}

function offer() {
  return {
    name: 'Follow-up session',
    description: 'What worked, and what we change until the next time.',
    duration: '30',
    price: '150',
    platform: 'zoom',
    isActive: true,
  }
}

function holiday() {
  return { kind: 'closed', from: '2027-03-10', to: '2027-03-14', weekdays: null, hours: [], label: 'Eid' }
}
