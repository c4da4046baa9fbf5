/** The product's colours, so that people who are sent to these pages are not startled. */
export const styles = `
:root{color-scheme:light dark;--ground:light-dark(oklch(.987 .006 88),oklch(.19 .02 160));--surface:light-dark(#fff,oklch(.235 .022 160));--line:light-dark(oklch(.915 .012 100),oklch(.34 .02 160));--control:light-dark(oklch(.64 .016 150),oklch(.56 .02 160));--ink:light-dark(oklch(.235 .018 165),oklch(.95 .01 150));--soft:light-dark(oklch(.42 .018 165),oklch(.79 .015 155));--action:light-dark(oklch(.43 .092 159),oklch(.76 .11 155));--on-action:light-dark(#fff,oklch(.2 .03 160));--tint:light-dark(oklch(.955 .034 72),oklch(.32 .04 72));--danger:light-dark(oklch(.49 .17 26),oklch(.78 .12 26))}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
header{max-width:30rem;margin:auto;padding:1.5rem 1.5rem 0;font-weight:600;color:var(--action)}
main{width:calc(100% - 2rem);max-width:30rem;margin:1rem auto 3rem;padding:1.5rem 1.25rem;background:var(--surface);border:1px solid var(--line);border-radius:1rem}
h1{margin:0 0 .75rem;font-size:1.375rem;line-height:1.3}
p{margin:0 0 1rem}
.soft{color:var(--soft)}
.note{padding:.75rem 1rem;background:var(--tint);border-radius:.625rem;font-size:.875rem}
.fault{color:var(--danger);font-weight:500}
form{display:grid;gap:1rem;margin:0 0 1.25rem}
[hidden]{display:none}
label{display:grid;gap:.35rem;font-size:.875rem;font-weight:500;align-content:end}
input,select{width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;font-size:1rem;color:inherit;background:var(--surface);border:1px solid var(--control);border-radius:.625rem}
input[dir=ltr]{text-align:start}
.row{display:grid;grid-template-columns:repeat(auto-fit,minmax(7rem,1fr));gap:.75rem}
button{min-height:2.75rem;padding:.5rem 1.25rem;font:inherit;font-weight:600;color:var(--on-action);background:var(--action);border:1px solid var(--action);border-radius:.625rem;cursor:pointer}
.apple{width:100%;color:#fff;background:#000;border-color:#000}
.other{padding-top:1.25rem;border-top:1px solid var(--line)}
.other h2{margin:0;font-size:1rem}
.quiet{color:var(--ink);background:none;border-color:var(--control)}
.back{color:var(--action)}
:focus-visible{outline:2px solid var(--action);outline-offset:2px}
summary{cursor:pointer;font-weight:600}
table{width:100%;margin-top:.5rem;border-collapse:collapse;font-size:.8125rem}
td{padding:.4rem 0;border-top:1px solid var(--line);vertical-align:top}
td+td{padding-inline-start:1rem;color:var(--soft)}
bdi{font-variant-numeric:tabular-nums;white-space:nowrap}
`
