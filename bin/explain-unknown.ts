const mostSimilar = 5

/** Says which of the wanted names do not exist, and which similar names do; empty if all exist. */
export function explainUnknown(wanted: readonly string[], known: readonly string[]): string {
  const lines = wanted
    .filter((name) => !known.includes(name))
    .map((name) => {
      const similar = similarTo(name, known)
      return `There is no screen ${name}.${similar.length > 0 ? ` Similar names: ${similar.join(', ')}.` : ''}`
    })
  return lines.join('\n')
}

/** The names that share the most pairs of letters with this one, for their length. */
function similarTo(name: string, known: readonly string[]): string[] {
  const pairs = pairsOf(name)
  const likeness = (other: string) => {
    const others = pairsOf(other)
    return (2 * pairs.intersection(others).size) / (pairs.size + others.size)
  }
  return known
    .map((other) => ({ other, likeness: likeness(other) }))
    .filter((each) => each.likeness > 0.4)
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, mostSimilar)
    .map(({ other }) => other)
}

const pairsOf = (name: string) => new Set(Array.from(name, (letter, at) => letter + (name[at + 1] ?? '')))
