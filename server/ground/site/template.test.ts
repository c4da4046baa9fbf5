import { expect, test } from 'vitest'
import { jsonHtml, openTemplate } from './template.ts'

test('a blank takes a value, and a slot repeats for each of its values and can use those around it', () => {
  const list = openTemplate(
    '<h1>{{title}}</h1><x-slot name="rows"><p>{{row}} of {{title}}</p></x-slot><x-slot name="none">-</x-slot>',
  )
  expect(list({ title: 'All', rows: [{ row: 'One' }, { row: 'Two' }], none: [] })).toBe(
    '<h1>All</h1><p>One of All</p><p>Two of All</p>',
  )
  expect(list({ title: 'All', rows: [], none: [{}] })).toBe('<h1>All</h1>-')
})

test('inserted values are plain text, and can neither close an element nor open another blank', () => {
  const link = openTemplate('<a href="{{path}}" title="{{name}}">{{name}}</a>{{raw}}')
  const name = `"><script>alert('x')</script>{{raw}}<x-slot name="raw">`
  expect(link({ path: '/a?b=1&c=2', name, raw: { html: '<b>ours</b>' } })).toBe(
    '<a href="/a?b=1&amp;c=2" title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;{{raw}}&lt;x-slot name=&quot;raw&quot;&gt;">' +
      '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;{{raw}}&lt;x-slot name=&quot;raw&quot;&gt;</a><b>ours</b>',
  )
})

test('an unfilled blank, and a slot without an end, are errors and not gaps', () => {
  expect(() => openTemplate('{{missing}}')({})).toThrow('missing')
  expect(() => openTemplate('<x-slot name="rows">{{a}}</x-slot>')({ rows: 'one' })).toThrow('rows')
  expect(() => openTemplate('<x-slot name="rows">')).toThrow('not closed')
})

test('data embedded in a page cannot close its script, and stays unchanged', () => {
  const said = { name: '</script><!--<script>&\u2028"' }
  const { html } = jsonHtml(said)
  expect(html).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(html)).toEqual(said)
})
