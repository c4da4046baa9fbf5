import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { openRequest, sealRequest } from './data-requests.ts'

/** Seals requests that were recorded before sealing was introduced. Once all are sealed, it finds nothing. */
export async function sealRequests(house: House): Promise<void> {
  await house.db.as(system, async (tx) => {
    const rows = await tx
      .selectFrom('data_requests')
      .selectAll()
      .where((row) => row.or([row('requester', 'is not', null), row('content', 'is not', null)]))
      .forUpdate()
      .execute()
    for (const row of rows) {
      const { requester, content } = openRequest(row, house)
      await tx
        .updateTable('data_requests')
        .set({
          requester: null,
          content: null,
          ...sealRequest(house.keys, row.id, { requester: requester ?? '', content: content ?? '' }),
        })
        .where('id', '=', row.id)
        .execute()
    }
  })
}
