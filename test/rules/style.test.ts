import { expect, test } from 'vitest'
import { filesOfProject, textOf } from './files.ts'

type Rule = { name: string; files: RegExp; not?: RegExp; forbidden: RegExp; bad: string[]; good: string[] }

const rules: Rule[] = [
  {
    name: 'colours are named and never written out',
    files: /^web\/.*\.tsx$/,
    forbidden:
      /(?:\b(?:bg|text|border|fill|stroke|from|to|ring|outline)-\[(?:#|oklch|rgb|hsl))|["'](?:#[0-9a-f]{3,8}|(?:oklch|rgba?|hsla?)\([^"']*\))["']/i,
    bad: ['className="bg-[#0b6b43]"', 'fill="#fff"', "stroke='oklch(0.5 0.1 150)'"],
    good: ['className="bg-leaf-700"', 'href="#survey"', 'fill="currentColor"'],
  },
  {
    name: 'font sizes and shadows come from the scale',
    files: /^web\/.*\.tsx$/,
    forbidden: /\b(?:text-\[\d|shadow-\[|font-\[|leading-\[\d+px)/,
    bad: ['className="text-[13px]"', 'className="shadow-[0_1px_2px]"'],
    good: ['className="text-sm shadow-overlay"'],
  },
  {
    name: 'directions are logical, so that Arabic is a mirror and not a patch',
    files: /^web\/.*\.(tsx|css)$/,
    forbidden:
      /(?<![\w-])-?(?:m[lr]|p[lr]|left|right|border-[lr]|rounded-(?:[lr]|tl|tr|bl|br))-(?:\d|\[|auto|full|px|none|card|control|pill)|\btext-(?:left|right)\b|\bfloat-(?:left|right)\b|(?<![\w-])(?:margin|padding|border)-(?:left|right)\b/,
    bad: ['className="ml-2"', 'className="text-left"', 'className="-right-3"', 'padding-left: 4px'],
    good: [
      'className="ms-2 text-start -end-3"',
      'padding-inline-start: 4px',
      'ArrowRight',
      'className="gap-3"',
    ],
  },
  {
    name: 'no class overrides another by being important: a part has a variant instead',
    files: /^web\/.*\.(tsx?|css)$/,
    not: /\.test\.ts$/,
    forbidden: /[\w\])]!(?=["'`\s])|(?<=["'`\s:])!-?[a-z]+-[\w[]|\w:!-?[a-z]|!important/,
    bad: [
      'className="text-danger-ink!"',
      "'px-2! text-xs'",
      'className="!px-2"',
      'className="flex sm:!hidden"',
      'className="w-[3px]! flex"',
      'color: red !important;',
    ],
    good: ['variant="quiet-danger"', 'if (!isOpen && a !== b) return', 'isOpen ? !wasOpen : -1'],
  },
  {
    name: 'no element has a style attribute, which the content security policy would drop',
    files: /^web\/.*\.tsx$/,
    forbidden: /\bstyle=\{/,
    bad: ['<div style={{ width: 3 }} />'],
    good: ['<div className="w-3" />', 'buttonStyle={1}'],
  },
  {
    name: 'no selector uses :has() on the root of a page, because every change of the page would evaluate it again',
    files: /^web\/.*\.(tsx|css)$/,
    // These styles are evaluated only in print, and on pages with such a band.
    not: /^web\/(lib\/print-sheet\.css|newsletter\/newsletter-band\.tsx)$/,
    forbidden: /(?<![\w-])(?:html|body|:root):has\(/,
    bad: ['body:has([data-bar]) .toast {', 'className="[body:has([data-bar])_&]:top-0"'],
    good: [
      'html:not([data-has-bottom-bar]):has(.menu[open]) {',
      'className="[[data-has-bar]_&]:top-0 has-checked:bg-tint"',
    ],
  },
  {
    name: 'dates and times of day are entered in the reader’s format, not the browser’s',
    files: /^web\/.*\.tsx$/,
    forbidden: /\btype=["'](?:date|datetime-local|month|time)["']/,
    bad: ['<TextInput type="date" />', "<input type='month' />", '<input type="time" />'],
    good: ['<DateInput name="bornOn" />', '<TimeInput value={time} />', 'type="button"'],
  },
  {
    name: 'raw HTML is only used where the string is made by our own code',
    files: /^web\/.*\.tsx$/,
    not: /^web\/(lib\/sent-page|public\/made-page|portal\/(shell-page|page-opening))\.tsx$/,
    forbidden: /dangerouslySetInnerHTML/,
    bad: ['<p dangerouslySetInnerHTML={{ __html: text }} />'],
    good: ['<p>{text}</p>'],
  },
  {
    name: 'no test is switched off, no check is silenced and nothing is left for later',
    files: /\.(tsx?|sql|css)$/,
    not: /^test\/rules\/style\.test\.ts$/,
    forbidden:
      /\b(?:TODO|FIXME|XXX|HACK)\b|\bas any\b|@ts-(?:ignore|expect-error|nocheck)|\b(?:test|it|describe)\.(?:skip|only|todo|skipIf|runIf)\(|lorem ipsum/i,
    bad: ['// TODO later', 'const a = b as any', 'test.skip(', 'test.skipIf(', '// @ts-ignore'],
    good: ['const anyone = 1', 'test("todos are listed", () => {})'],
  },
  {
    name: 'the server takes the time from the clock it is given',
    files: /^server\/.*\.ts$/,
    not: /^server\/ground\/(time\/clock|log)\.ts$|\.test\.ts$/,
    forbidden: /\bDate\.now\(|\bnew Date\(\)/,
    bad: ['const now = new Date()', 'Date.now() + 5'],
    good: ['new Date(now.getTime() + 5)', 'clock.now()'],
  },
  {
    name: 'whether an id is the actor’s own is decided by isSelf',
    files: /^server\/.*\.ts$/,
    not: /^server\/ground\/data\/is-self\.ts$|\.test\.ts$/,
    forbidden: /[!=]==? actor\.id\b|\bactor\.id [!=]==?/,
    bad: ["if (id === actor.id) throw new Refusal('not_found')", 'const isOther = actor.id !== row.id'],
    good: ['isSelf(actor, id)', "where('user_id', '=', actor.id)"],
  },
  {
    name: 'only the small build of zod is imported',
    files: /\.(tsx?)$/,
    not: /^test\/rules\//,
    forbidden: /from ['"]zod['"]/,
    bad: ["import { z } from 'zod'"],
    good: ["import * as z from 'zod/mini'"],
  },
  {
    name: 'tests neither sleep nor retry',
    files: /\.test\.tsx?$/,
    not: /^test\/rules\//,
    forbidden: /\bretry:|waitForTimeout\(|\bretries:/,
    bad: ['await page.waitForTimeout(500)', '{ retry: 2 }'],
    good: ['await expect(page.getByRole("alert")).toBeVisible()'],
  },
]

for (const { name, files, not, forbidden, bad, good } of rules) {
  test(name, () => {
    for (const line of bad) expect(line).toMatch(forbidden)
    for (const line of good) expect(line).not.toMatch(forbidden)
    const offences = filesOfProject(files)
      .filter((file) => !not?.test(file))
      .flatMap((file) =>
        textOf(file)
          .split('\n')
          .flatMap((line, at) =>
            forbidden.test(line) ? [`${file}:${at + 1} ${line.trim().slice(0, 100)}`] : [],
          ),
      )
    expect(offences).toEqual([])
  })
}
