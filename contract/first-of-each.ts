/** The first item for each key, in their order. */
export function firstOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const firsts = new Map<string, Item>()
  for (const item of items) {
    const key = keyOf(item)
    if (!firsts.has(key)) firsts.set(key, item)
  }
  return [...firsts.values()]
}
