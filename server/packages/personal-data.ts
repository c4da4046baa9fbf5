import { sql } from 'kysely'
import { owned, type PersonalData, type Row } from '#server/ground/data/personal-table.ts'

export const packageData = {
  package_offers: owned('package_offers', {
    by: 'dietitian_id',
    hides: { dietitian_id: 'the person', service_id: 'the number of the service' },
  }),
  packages: {
    ...owned('packages', {
      by: 'patient_id',
      hides: {
        patient_id: 'the person',
        offer_id: 'the number of the offer',
        service_id: 'the number of the service',
        policy: 'told before buying',
        warned_days: 'which notice has been sent',
      },
    }),
    // What was paid for stays in the books, without a name; what was only asked for goes.
    erase: (tx, { id }) =>
      sql`delete from packages where patient_id = ${id}::uuid and state = 'awaited'`.execute(tx),
  },
  package_uses: {
    async copy(tx, _house, { id }) {
      const { rows } = await sql<{ row: Row }>`
        select jsonb_build_object('package', package_id, 'place', place, 'amountHalalas', halalas, 'state', package_uses.state) as row
          from package_uses join packages on packages.id = package_id where patient_id = ${id}::uuid order by package_id, place`.execute(
        tx,
      )
      return rows.map(({ row }) => row)
    },
    erase: async () => {},
    hides: {
      package_id: 'told as the package',
      halalas: 'told as an amount',
      appointment_id: 'the number of the appointment',
    },
  },
} satisfies PersonalData
