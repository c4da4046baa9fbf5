import { findTools, type ToolName, tools } from '../test/setup/tools.ts'

/** Prints the Debian packages without which `npm test` skips tests on this machine. */
const found = await findTools()
const missing = Object.entries(tools).filter(([name]) => !found[name as ToolName])
console.log([...new Set(missing.map(([, { debian }]) => debian))].join('\n'))
