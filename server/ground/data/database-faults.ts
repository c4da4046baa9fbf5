import pg from 'pg'

/** The database cannot be asked now: gone, starting, or full. */
export class DatabaseGone extends Error {
  override name = 'DatabaseGone'
}

/** Another transaction has held the row or the person for longer than a caller here waits. */
export class LockedTooLong extends Error {
  override name = 'LockedTooLong'
}

/** The database asks for another try. Whoever finds a time taken then hears which ones are free. */
export const isConflict = (fault: unknown): boolean =>
  fault instanceof pg.DatabaseError && ['40001', '40P01', '23P01'].includes(fault.code ?? '')

/** Faults of the connection get one name; everything else passes as it is. */
export function named(fault: unknown): unknown {
  if (fault instanceof pg.DatabaseError) {
    if (fault.code === '55P03') return new LockedTooLong(fault.code, { cause: fault })
    // 57014 is a statement over its time limit; while the database stands still, every statement exceeds it.
    return /^(08|57|53)/.test(fault.code ?? '') ? new DatabaseGone(fault.code, { cause: fault }) : fault
  }
  const { code, message } = fault as { code?: string; message?: string }
  const unreachable =
    /^(ECONN|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)/.test(code ?? '') ||
    /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable|Client was closed/.test(
      message ?? '',
    )
  return unreachable ? new DatabaseGone(code ?? 'unreachable', { cause: fault }) : fault
}
