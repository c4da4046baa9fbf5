/** Whole percentages that add up to a hundred: the largest remainders are rounded up first. */
export function percentsOf(amounts: readonly number[]): number[] {
  const sum = amounts.reduce((all, each) => all + each, 0)
  if (sum <= 0) return amounts.map(() => 0)
  const exact = amounts.map((each) => (each / sum) * 100)
  const whole = exact.map(Math.floor)
  const missing = 100 - whole.reduce((all, each) => all + each, 0)
  const upFirst = exact
    .map((each, at) => ({ at, cut: each - Math.floor(each) }))
    .toSorted((a, b) => b.cut - a.cut)
  for (const { at } of upFirst.slice(0, missing)) whole[at] = (whole[at] ?? 0) + 1
  return whole
}
