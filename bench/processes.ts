import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

// Milliseconds: the kernel reports CPU time to every program in hundredths of a second, whatever its own clock is.
const tick = 10

/** CPU milliseconds used by a process and all its descendants, ended ones included. */
export function cpuOf(root: number): number {
  return familyOf(root).reduce((sum, pid) => {
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = statOf(pid).slice(11, 15).map(Number)
    return sum + (user + system + endedUser + endedSystem) * tick
  }, 0)
}

/** The part of it that is used by threads which take work off the event loop, such as password hashing. */
export function cpuOfWorkers(pid: number): number {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    const [user = 0, system = 0] = statOf(`${pid}/task/${thread}`, /\(libuv-worker\)/)
      .slice(11, 13)
      .map(Number)
    return sum + (user + system) * tick
  }, 0)
}

/** A process and all its descendants. */
export function familyOf(root: number): number[] {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    if (!pid) continue
    const parent = Number(statOf(pid)[1])
    children.set(parent, [...(children.get(parent) ?? []), pid])
  }
  const family = [root]
  for (const pid of family) family.push(...(children.get(pid) ?? []))
  return family
}

/** Current and highest memory in megabytes of the largest Node process of a program. */
export function memoryOf(root: number): { now: number; highest: number } {
  const sizes = familyOf(root)
    .filter((pid) => isNode(pid))
    .map((pid) => {
      const text = readFileSync(`/proc/${pid}/status`, 'utf8')
      const megabytes = (name: string) =>
        Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]) / 1_024)
      return { now: megabytes('VmRSS'), highest: megabytes('VmHWM') }
    })
  return sizes.reduce((largest, size) => (size.highest > largest.highest ? size : largest))
}

function isNode(pid: number): boolean {
  try {
    return /\/node$/.test(readlinkSync(`/proc/${pid}/exe`))
  } catch {
    return false
  }
}

export function isAlive(pid: number): boolean {
  const [state] = statOf(pid)
  return state !== undefined && state !== 'Z'
}

/** The fields after the name, which may itself contain spaces and brackets. */
function statOf(pid: number | string, named = /./): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    if (!named.test(text)) return []
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}
