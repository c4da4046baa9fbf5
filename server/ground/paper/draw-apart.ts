import { openDrawer } from './drawer.ts'

/** Of a node, whatever is drawn: a page of a plan takes a second where much else is going on. */
const draw = openDrawer({ patience: 20_000, idle: 10_000, each: 5, all: 40 })

/**
 * Draws papers apart from the server: setting two pages takes longer than others should wait, and the memory that it
 * takes is given back. `verb` is what the module exports to draw them.
 */
export function openDrawing<Facts>(
  module: URL,
  verb: string,
): (whose: string, facts: Facts) => Promise<Buffer> {
  return (whose, facts) => draw(whose, { module: module.href, verb, facts })
}
