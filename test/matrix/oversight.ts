import { appliedAt, licenseOf } from '#test/practices/applicants.ts'
import { adminsOnly, desks, type Rows } from './row.ts'

export const oversightRows = {
  searchApplications: {
    sample: ({ applicant }) => ({ list: 'waiting', q: applicant.email, sort: 'longest' }),
    expects: adminsOnly(200, 'verification'),
  },
  readApplication: {
    sample: ({ applicant }) => ({ id: applicant.id }),
    expects: adminsOnly(200, 'verification'),
  },
  approvePractice: {
    sample: ({ applicant }) => ({
      id: applicant.id,
      submittedAt: appliedAt,
      licenseNumber: licenseOf(applicant),
      licensedUntil: '2031-05-01',
    }),
    expects: adminsOnly(200, 'verification'),
  },
  rejectPractice: {
    sample: ({ applicant }) => ({
      id: applicant.id,
      submittedAt: appliedAt,
      reason: 'The licence cannot be read.',
    }),
    expects: adminsOnly(200, 'verification'),
  },
  suspendPractice: {
    sample: ({ practice }) => ({
      id: practice.dietitian.id,
      reason: 'Calls did not take place.',
      patientsAreTold: 'The dietitian is not available for now.',
    }),
    expects: adminsOnly(200, 'verification'),
  },
  reinstatePractice: {
    sample: ({ practice }) => ({ id: practice.dietitian.id }),
    expects: adminsOnly(409, 'verification'),
  },
  countAhead: { sample: ({ stranger }) => ({ id: stranger.id }), expects: adminsOnly(200, 'support') },
  searchAuditLog: {
    sample: ({ stranger }) => ({
      q: stranger.email,
      person: stranger.id,
      group: 'accounts',
      from: '2026-01-01',
      to: '2027-12-31',
      after: stranger.id,
    }),
    expects: adminsOnly(200, 'privacy'),
  },
  searchEverything: {
    sample: ({ stranger }) => ({ q: stranger.email, kind: 'people' }),
    expects: adminsOnly(200, ...desks),
  },
  listAlarms: { sample: {}, expects: adminsOnly(200, ...desks) },
  readDeskAppointment: {
    sample: ({ appointments }) => ({ id: appointments.current }),
    expects: adminsOnly(200, 'support', 'finance'),
    inPerson: true,
  },
  listPersonAppointments: {
    sample: ({ stranger }) => ({ id: stranger.id }),
    expects: adminsOnly(200, 'support'),
    inPerson: true,
  },
  listUpcoming: {
    sample: ({ practice }) => ({ id: practice.dietitian.id }),
    expects: adminsOnly(200, 'verification'),
  },
  cancelUpcoming: {
    sample: ({ practice }) => ({
      id: practice.dietitian.id,
      which: 'all',
      reason: 'The dietitian is not available any more.',
    }),
    expects: adminsOnly(200, 'verification'),
  },
} satisfies Rows
