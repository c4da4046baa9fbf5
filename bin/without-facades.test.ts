import { expect, test } from 'vitest'
import { withoutFacades } from './without-facades.ts'

test('a file that only passes on another is left out, and whoever fetched it fetches the other', () => {
  const { scripts, behind } = withoutFacades(
    new Map([
      ['main-1.js', 'import"./ground-1.js";'],
      ['screen-1.js', 'import"./ground-1.js";export{t as Screen,n as a}from"./room-1.js";'],
      ['ground-1.js', 'let a=()=>import(`./screen-1.js`),b=()=>import(`./other-1.js`);export{a as t};'],
      ['room-1.js', 'import{t as e}from"./ground-1.js";export{e as t,e as n};'],
      ['other-1.js', 'export{t as b}from"./room-1.js";let c=1;export{c};'],
    ]),
  )
  expect([...scripts.keys()]).toEqual(['ground-1.js', 'room-1.js', 'other-1.js'])
  expect(scripts.get('ground-1.js')).toBe(
    'let a=()=>import(`./room-1.js`).then(_=>({Screen:_.t,a:_.n})),b=()=>import(`./other-1.js`);export{a as t};',
  )
  expect(Object.fromEntries(behind)).toEqual({ 'main-1.js': 'ground-1.js', 'screen-1.js': 'room-1.js' })
})
