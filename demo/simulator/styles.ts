/** The product's colours, so that people who are sent to these pages are not startled. */
export const styles = `
:root{color-scheme:light dark;--ground:light-dark(oklch(.987 .006 88),oklch(.19 .014 165));--surface:light-dark(#fff,oklch(.225 .016 165));--line:light-dark(oklch(.915 .012 100),oklch(.318 .018 165));--control:light-dark(oklch(.595 .024 75),oklch(.56 .022 75));--ink:light-dark(oklch(.235 .018 165),oklch(.95 .008 140));--display:light-dark(oklch(.29 .055 42),oklch(.945 .028 82));--soft:light-dark(oklch(.42 .03 55),oklch(.81 .018 75));--action:light-dark(oklch(.43 .092 159),oklch(.79 .125 156));--on-action:light-dark(oklch(.99 .006 150),oklch(.21 .045 162));--tint:light-dark(oklch(.955 .04 80),oklch(.31 .045 72));--danger:light-dark(oklch(.49 .17 26),oklch(.78 .115 24))}
*{box-sizing:border-box}
body{margin:0;border-top:6px solid oklch(.36 .06 45);background:var(--ground);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
header{max-width:30rem;margin:auto;padding:1.5rem 1.5rem 0;font-weight:600;color:var(--display)}
main{width:calc(100% - 2rem);max-width:30rem;margin:1rem auto 3rem;padding:1.5rem 1.25rem;background:var(--surface);border:1px solid var(--line);border-radius:12px}
h1{margin:0 0 .75rem;color:var(--display);font-size:1.375rem;line-height:1.3}
p{margin:0 0 1rem}
.soft{color:var(--soft)}
.note{padding:.75rem 1rem;background:var(--tint);border-radius:8px;font-size:.875rem}
.fault{color:var(--danger);font-weight:500}
form{display:grid;gap:1rem;margin:0 0 1.25rem}
[hidden]{display:none}
label{display:grid;gap:.35rem;font-size:.875rem;font-weight:500;align-content:end}
input,select{width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;font-size:1rem;color:inherit;background:var(--surface);border:1px solid var(--control);border-radius:8px}
input[dir=ltr]{text-align:start}
.row{display:grid;grid-template-columns:repeat(auto-fit,minmax(7rem,1fr));gap:.75rem}
button{min-height:2.75rem;padding:.5rem 1.25rem;font:inherit;font-weight:600;color:var(--on-action);background:var(--action);border:1px solid var(--action);border-radius:8px;cursor:pointer}
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
