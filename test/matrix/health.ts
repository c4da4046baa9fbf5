import { healthConsentVersion } from '#contract/health/consent.ts'
import { demoPage, dot } from '#test/fakes/sample-files.ts'
import { admins, adminsOnly, dietitiansOnly, patientsOnly, type Rows, signedIn } from './row.ts'

const clientId = '0192f0c1-2345-7000-8000-0000000c0de5'
const takenAt = '2026-01-05T06:30:00.000Z'
const measure = { kind: 'weight', value: 81.2, takenAt, note: 'Before breakfast' }
const visits = [
  {
    takenAt,
    values: [
      { kind: 'weight', value: 81.2, unit: 'kg' },
      { kind: 'blood_pressure', value: 128, second: 82, unit: 'mmHg' },
    ],
  },
]
const medicine = { kind: 'medicine', text: 'Metformin', dose: 'One tablet', takenAt, note: 'After lunch' }
const goal = { kind: 'glucose', target: 100, by: '2027-06-01', note: 'Before the summer' }
const reminder = { kind: 'glucose', weekdays: [1, 4], time: '07:30' }

/** For the owner of the record; for everybody else it does not exist. */
const own = (status: number) => ({ ...patientsOnly(404), patient: status })
/** For the dietitian who treats the patient; for other dietitians the patient does not exist. */
const treating = (status: number) => ({ ...dietitiansOnly(404), dietitian: status })
const bothSides = (status: number) => ({
  ...signedIn(404),
  ...admins(403),
  patient: status,
  dietitian: status,
})

export const healthRows = {
  readHealthConsent: { sample: {}, expects: patientsOnly(200) },
  giveHealthConsent: {
    sample: { version: healthConsentVersion },
    expects: patientsOnly(200),
    inPerson: true,
  },
  withdrawHealthConsent: { given: ['health'], sample: {}, expects: patientsOnly(200), inPerson: true },
  readHealth: { sample: {}, expects: patientsOnly(200) },
  saveUnits: {
    given: ['health'],
    sample: {
      weight: 'lb',
      length: 'in',
      glucose: 'mmol/L',
      lipids: 'mmol/L',
      hba1c: 'mmol/mol',
      water: 'l',
    },
    expects: patientsOnly(200),
  },
  recordMeasure: {
    given: ['health'],
    sample: { clientId, ...measure },
    expects: { ...patientsOnly(409), patient: 201 },
  },
  recordGuidedMeasure: {
    given: ['health'],
    sample: {
      clientId,
      kind: 'waist',
      readings: [{ value: 94 }, { value: 95 }],
      takenAt,
      note: 'Standing',
    },
    expects: { ...patientsOnly(409), patient: 201 },
  },
  correctMeasure: {
    sample: ({ health }) => ({ id: health.measure, ...measure }),
    expects: { ...patientsOnly(409), patient: 200 },
  },
  removeMeasure: { sample: ({ health }) => ({ id: health.measure }), expects: own(200) },
  listMeasures: { sample: { kind: 'weight' }, expects: patientsOnly(200) },
  readSeries: { sample: { kind: 'weight', most: 100 }, expects: patientsOnly(200) },
  importMeasures: {
    given: ['health'],
    sample: {
      upload: {
        type: 'text/csv',
        bytes: new Uint8Array(Buffer.from('date,kind,value,unit\n2026-01-04,weight,80,kg\n')),
      },
    },
    expects: { ...patientsOnly(409), patient: 200 },
  },
  previewHealthExport: {
    given: ['health'],
    sample: {
      upload: {
        type: 'application/xml',
        bytes: new Uint8Array(
          Buffer.from(
            '<HealthData><Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" value="80" startDate="2026-01-04 07:00:00 +0300"/></HealthData>',
          ),
        ),
      },
    },
    expects: { ...patientsOnly(409), patient: 200 },
  },
  exportMeasures: { sample: {}, expects: patientsOnly(200) },
  makeSummary: {
    sample: { period: 'year', answers: 'with' },
    expects: { ...patientsOnly(409), patient: 200 },
  },
  recordDiaryEntry: {
    given: ['health'],
    sample: { clientId, ...medicine },
    expects: { ...patientsOnly(409), patient: 201 },
  },
  correctDiaryEntry: {
    sample: ({ health }) => ({ id: health.medicine, ...medicine }),
    expects: { ...patientsOnly(409), patient: 200 },
  },
  removeDiaryEntry: { sample: ({ health }) => ({ id: health.meal }), expects: own(200) },
  listDiary: { sample: {}, expects: patientsOnly(200) },
  saveMealPhoto: {
    sample: ({ health }) => ({ id: health.meal, upload: dot }),
    expects: { ...patientsOnly(409), patient: 200 },
  },
  readMealPhoto: { sample: ({ health }) => ({ id: health.photo }), expects: bothSides(200) },
  listReports: { sample: {}, expects: patientsOnly(200) },
  uploadReport: {
    given: ['health'],
    sample: { clientId, name: 'Lipids', file: 'lipids.pdf', reportedOn: '2026-01-04', upload: demoPage },
    expects: { ...patientsOnly(409), patient: 201 },
  },
  removeReport: { sample: ({ health }) => ({ id: health.report }), expects: own(200) },
  readReport: { sample: ({ health }) => ({ id: health.report }), expects: bothSides(200) },
  readSharing: { sample: {}, expects: patientsOnly(200) },
  saveSharing: { given: ['health'], sample: { sharesRecord: false }, expects: patientsOnly(200) },
  saveDietitianSharing: {
    sample: ({ health }) => ({ dietitian: health.dietitian, groups: ['body', 'meals'] }),
    expects: own(200),
  },
  answerAccessRequest: {
    sample: ({ health }) => ({ dietitian: health.dietitian, shares: true }),
    expects: own(200),
  },
  listReadings: { sample: {}, expects: patientsOnly(200) },
  listGoals: { sample: {}, expects: patientsOnly(200) },
  setGoal: { given: ['health'], sample: goal, expects: { ...patientsOnly(409), patient: 201 } },
  proposeGoal: { sample: ({ health }) => ({ patient: health.patient, ...goal }), expects: treating(201) },
  listPatientGoals: {
    sample: ({ health }) => ({ patient: health.patient, kind: 'weight' }),
    expects: treating(200),
  },
  agreeToGoal: { sample: ({ health }) => ({ id: health.goal }), expects: bothSides(200) },
  endGoal: { sample: ({ health }) => ({ id: health.goal, outcome: 'declined' }), expects: bothSides(200) },
  addReminder: { given: ['health'], sample: reminder, expects: { ...patientsOnly(409), patient: 201 } },
  changeReminder: { sample: ({ health }) => ({ id: health.reminder, ...reminder }), expects: own(200) },
  removeReminder: { sample: ({ health }) => ({ id: health.reminder }), expects: own(200) },
  readPatientHealth: { sample: ({ health }) => ({ patient: health.patient }), expects: treating(200) },
  readPatientSeries: {
    sample: ({ health }) => ({ patient: health.patient, kind: 'weight' }),
    expects: treating(200),
  },
  listPatientMeasures: {
    sample: ({ health }) => ({ patient: health.patient, kind: 'weight' }),
    expects: treating(200),
  },
  listPatientDiary: {
    sample: ({ health }) => ({ patient: health.patient, group: 'meals' }),
    expects: treating(200),
  },
  listPatientReports: { sample: ({ health }) => ({ patient: health.patient }), expects: treating(200) },
  readPatientLatest: {
    sample: ({ health }) => ({
      patient: health.patient,
      kind: 'weight',
      group: 'body',
      since: '2026-01-01T00:00:00.000Z',
    }),
    expects: treating(200),
  },
  readPatientAnswers: { sample: ({ health }) => ({ patient: health.patient }), expects: treating(200) },
  recordForPatient: {
    sample: ({ health }) => ({ patient: health.patient, clientId, ...measure }),
    expects: treating(201),
  },
  recordVisits: {
    sample: ({ health }) => ({ patient: health.patient, clientId, visits }),
    expects: treating(201),
  },
  correctForPatient: {
    sample: ({ health }) => ({ patient: health.patient, id: health.visitMeasure, ...measure, kind: 'waist' }),
    expects: treating(200),
  },
  requestAccess: {
    sample: ({ health }) => ({ patient: health.patient, groups: ['heart'] }),
    expects: treating(201),
  },
  listRecordOpenings: {
    sample: ({ health }) => ({ id: health.patient }),
    expects: adminsOnly(200, 'privacy'),
    inPerson: true,
  },
  openRecord: {
    sample: ({ health }) => ({
      id: health.patient,
      reason: 'A court order of 12 November asks for the diary.',
    }),
    expects: adminsOnly(201, 'privacy'),
    inPerson: true,
  },
  closeRecord: {
    sample: ({ health }) => ({ id: health.patient }),
    expects: adminsOnly(200, 'privacy'),
    inPerson: true,
  },
  readOpenedRecord: {
    sample: ({ health }) => ({ id: health.patient }),
    expects: adminsOnly(409, 'privacy'),
    inPerson: true,
  },
} satisfies Rows
