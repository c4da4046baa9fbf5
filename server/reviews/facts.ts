import { type RawBuilder, sql } from 'kysely'

/** A review's text as visitors read it, without its author. */
export type PublicText = { rating: number; content: string; writtenAt: string }

const most = 10

/**
 * The latest public texts about a dietitian, as a value in a statement. The view holds the three consents: the author's,
 * the dietitian's and the operator's.
 */
export const publicTextsOf = (dietitianId: RawBuilder<unknown>): RawBuilder<PublicText[]> => sql<
  PublicText[]
>`(
  select coalesce(json_agg(json_build_object('rating', rating, 'content', content, 'writtenAt', written_at) order by written_at desc, id), '[]')
    from (select * from public_review_texts where dietitian_id = ${dietitianId} order by written_at desc, id limit ${sql.lit(most)}) as latest)`
