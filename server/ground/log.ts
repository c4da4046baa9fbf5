export const levels = ['debug', 'info', 'warn', 'error'] as const
export type Level = (typeof levels)[number]
export type Log = (level: Level, event: string, facts?: Record<string, unknown>) => void

/** JSON lines on stdout. Facts are ids, codes and figures, never text that people wrote. */
export function openLog(threshold: Level): Log {
  const least = levels.indexOf(threshold)
  return (level, event, facts = {}) => {
    if (levels.indexOf(level) < least) return
    process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...facts })}\n`)
  }
}

/** The part of a fault that may be logged: its kind and place, not its message, which can carry personal data. */
export function traceOf(fault: unknown) {
  if (!(fault instanceof Error)) return { fault: typeof fault }
  const { code } = fault as { code?: unknown }
  const stack = fault.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
  return { fault: fault.name, ...(typeof code === 'string' && { faultCode: code }), stack }
}
