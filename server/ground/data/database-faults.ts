import pg from 'pg'

/** The database is unavailable: down, starting, or out of resources. */
export class DatabaseGone extends Error {
  override name = 'DatabaseGone'
}

/** Another transaction has held the lock on the row or the person for longer than a caller is willing to wait. */
export class LockedTooLong extends Error {
  override name = 'LockedTooLong'
}

/**
 * Conflicts worth another attempt. If a time was booked meanwhile, the retry can tell the caller which ones are free.
 */
export const isConflict = (fault: unknown): boolean =>
  fault instanceof pg.DatabaseError && ['40001', '40P01', '23P01'].includes(fault.code ?? '')

/** Maps faults of the connection to `DatabaseGone`, and lock timeouts to `LockedTooLong`; others pass unchanged. */
export function classifyFault(fault: unknown): unknown {
  if (fault instanceof pg.DatabaseError) {
    if (fault.code === '55P03') return new LockedTooLong(fault.code, { cause: fault })
    // 57014 is a statement over its time limit; while the database hangs, every statement exceeds it.
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
