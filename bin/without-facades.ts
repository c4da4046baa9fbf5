/** A file that only passes on what is in another: its dynamic importers are told the other's names instead. */
const facade =
  /^(?:import"\.\/[\w-]+\.js";)*(?:export\{([^}]*)\}from"\.\/([\w-]+\.js)";|import"\.\/([\w-]+\.js)";)\s*$/

/** The bundle's scripts by name, without a request for each file that only stands before another. */
export function withoutFacades(scripts: ReadonlyMap<string, string>): {
  scripts: Map<string, string>
  /** What stands in for each that is gone. */
  behind: Map<string, string>
} {
  const facades = new Map<string, { file: string; names: string }>()
  for (const [name, code] of scripts) {
    const [, names = '', file, entry] = facade.exec(code) ?? []
    if (file) facades.set(name, { file, names })
    else if (entry) facades.set(name, { file: entry, names: '' })
  }
  const kept = [...scripts].filter(([name]) => !facades.has(name))
  return {
    scripts: new Map(kept.map(([name, code]) => [name, withShortWays(code, facades)])),
    behind: new Map([...facades].map(([name, { file }]) => [name, file])),
  }
}

const withShortWays = (code: string, facades: ReadonlyMap<string, { file: string; names: string }>) =>
  code.replace(/import\(`\.\/([\w-]+\.js)`\)/g, (asIs, name: string) => {
    const found = facades.get(name)
    return found ? `import(\`./${found.file}\`).then(_=>({${pairsOf(found.names)}}))` : asIs
  })

/** `s as headOf,t` is what the one file calls `s` and its importers `headOf`. */
const pairsOf = (names: string) =>
  names
    .split(',')
    .map((each) => each.trim().split(' as '))
    .map(([inner = '', outer = inner]) => `${outer}:_.${inner}`)
    .join()
