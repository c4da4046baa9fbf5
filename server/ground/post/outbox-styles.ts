/** Style sheet of /dev/mail: the tokens that it needs, then its few components. */
export const outboxStyles = `
:root {
  color-scheme: light dark;
  --ground: light-dark(oklch(0.987 0.006 88), oklch(0.19 0.014 165));
  --surface: light-dark(oklch(1 0 0), oklch(0.225 0.016 165));
  --sunken: light-dark(oklch(0.962 0.011 86), oklch(0.268 0.017 165));
  --line: light-dark(oklch(0.915 0.012 100), oklch(0.318 0.018 165));
  --ink: light-dark(oklch(0.235 0.018 165), oklch(0.95 0.008 140));
  --ink-soft: light-dark(oklch(0.42 0.03 55), oklch(0.81 0.018 75));
  --ink-faint: light-dark(oklch(0.48 0.03 58), oklch(0.69 0.022 68));
  --ink-display: light-dark(oklch(0.29 0.055 42), oklch(0.945 0.028 82));
  --table: light-dark(oklch(0.92 0.045 82), oklch(0.27 0.03 68));
  --action: light-dark(oklch(0.43 0.092 159), oklch(0.79 0.125 156));
  --on-action: light-dark(oklch(0.99 0.006 150), oklch(0.21 0.045 162));
  --tint: light-dark(oklch(0.953 0.027 154), oklch(0.3 0.042 160));
  --on-tint: light-dark(oklch(0.36 0.075 160), oklch(0.87 0.09 156));
  --chosen: light-dark(oklch(1 0 0), oklch(0.36 0.03 162));
  --focus: light-dark(oklch(0.55 0.125 157), oklch(0.79 0.125 156));
  --leaf: light-dark(oklch(0.505 0.108 158), oklch(0.72 0.125 156));
  --young: light-dark(oklch(0.7 0.14 152), oklch(0.86 0.12 150));
}
* { box-sizing: border-box; margin: 0 }
body { background: var(--ground); color: var(--ink); font: 400 1rem/1.55 'Readex Pro', system-ui, sans-serif; min-height: 100vh }
:lang(ar) { line-height: 1.8 }
a { color: inherit }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 6px }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
body { border-top: 6px solid oklch(0.36 0.06 45) }
.top, main { max-width: 60rem; margin-inline: auto; padding-inline: 1.25rem }
.top { display: flex; align-items: center; justify-content: space-between; padding-block: 1rem }
.brand { color: var(--ink-display); display: flex; align-items: center; gap: .5rem; min-height: 44px; font-weight: 600; font-size: 1.125rem; text-decoration: none }
.seedling .stem { stroke: var(--leaf) } .seedling .leaf { fill: var(--leaf) } .seedling .young { fill: var(--young) }
.quiet { display: inline-flex; align-items: center; min-height: 44px; padding-inline: 1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); font-size: .9375rem; font-weight: 500; text-decoration: none; transition: background 140ms }
.quiet:hover { background: var(--sunken) }
.title { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem 1rem; margin-block: 1rem 1.25rem }
h1 { color: var(--ink-display); font-size: clamp(1.5rem, 1.3rem + 1vw, 2rem); line-height: 1.25; font-weight: 600; letter-spacing: -.015em }
h1:lang(ar) { letter-spacing: 0; line-height: 1.5 }
.title p { color: var(--ink-faint); font-size: .9375rem }
.list { list-style: none; padding: 0; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; overflow: hidden }
.list li + li { border-top: 1px solid var(--line) }
.list a { display: flex; align-items: center; gap: 1rem; padding: .875rem 1.25rem; text-decoration: none; transition: background 140ms }
.list a:hover { background: var(--sunken) }
.list a:focus-visible { outline-offset: -3px; border-radius: 12px }
.tag { flex: none; display: grid; place-items: center; inline-size: 2.25rem; block-size: 2.25rem; border-radius: 999px; background: var(--table); color: var(--ink-display); font-size: .8125rem; font-weight: 600; line-height: 1 }
.what { flex: 1; min-width: 0; display: grid }
.what strong { font-weight: 600; text-align: left }
.what span { color: var(--ink-soft); font-size: .9375rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.list time { flex: none; color: var(--ink-faint); font-size: .8125rem }
.empty { display: grid; justify-items: center; gap: .75rem; text-align: center; padding: 4rem 1.5rem; background: var(--surface); border: 1px solid var(--line); border-radius: 12px }
.empty h2 { font-size: 1.3125rem; font-weight: 600 }
.empty p { max-width: 26rem; color: var(--ink-soft) }
.press { display: inline-flex; align-items: center; min-height: 44px; margin-top: .75rem; padding-inline: 1.5rem; border-radius: 8px; background: var(--action); color: var(--on-action); font-weight: 600; text-decoration: none }
.facts { display: flex; flex-wrap: wrap; gap: .75rem 2.5rem; margin-bottom: 1.5rem }
.facts dt, .source dt { color: var(--ink-faint); font-size: .8125rem }
.facts dd { font-size: .9375rem; overflow-wrap: anywhere }
.views { display: inline-flex; max-width: 100%; padding: 4px; border: 0; border-radius: 10px; background: var(--sunken); margin-bottom: 1rem }
.views label { position: relative; cursor: pointer }
.views input { position: absolute; inset: 0; opacity: 0; cursor: pointer }
.views span { display: flex; align-items: center; min-height: 40px; padding-inline: 1rem; border-radius: 7px; color: var(--ink-soft); font-size: .9375rem; font-weight: 500; white-space: nowrap }
.views input:checked + span { background: var(--chosen); color: var(--ink) }
.views input:focus-visible + span { outline: 2px solid var(--focus); outline-offset: 1px }
.view { display: none; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; overflow: hidden; margin-bottom: 3rem }
main:has(:is(#as-wide, #as-phone):checked) .sheet, main:has(#as-text:checked) .plain, main:has(#as-headers:checked) .source { display: block }
main:has(#as-phone:checked) .sheet { max-width: 392px; margin-inline: auto }
iframe { display: block; width: 100%; height: max(60rem, 75vh); border: 0; background: Canvas }
.sms { border-radius: 12px; max-width: 30rem; padding: 1rem 1.25rem; background: var(--tint); color: var(--on-tint); overflow-wrap: anywhere }
pre { unicode-bidi: plaintext; padding: 1.5rem; font: .875rem/1.7 ui-monospace, 'SFMono-Regular', Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
.source dl { display: grid; gap: .875rem; padding: 1.5rem }
.source dd { text-align: left; font: .875rem/1.6 ui-monospace, 'SFMono-Regular', Consolas, monospace; overflow-wrap: anywhere }
@media (max-width: 30rem) {
  .views { display: flex }
  .views label { flex: 1 }
  .views span { justify-content: center; padding-inline: .5rem }
  .list a { flex-wrap: wrap; align-items: flex-start; row-gap: 0 }
  .list time { margin-inline-start: 3.25rem }
  .what { flex-basis: calc(100% - 3.25rem) }
}
@media (prefers-reduced-motion: reduce) { * { transition: none } }
`
