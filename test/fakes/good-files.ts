import { addToPdf, compressed, compressedPage, onePage, writeCompressedPdf, writePdf } from './pdf.ts'
import { picture, withComment } from './pictures.ts'
import { pdf, type SentFile } from './sent-file.ts'

/** The maximum size of a file, in bytes. */
export const longest = 5_242_880

/** Files as honest programs write them. */
export async function goodFiles(): Promise<SentFile[]> {
  const jpeg = await picture().jpeg().toBuffer()
  const png = await picture().png().toBuffer()
  const face = {
    says: '/Subtype /Image /Width 120 /Height 80 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
    data: jpeg,
  }
  const metadata =
    '<?xpacket begin="" id="W5M0"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF/></x:xmpmeta><?xpacket end="w"?>'
  const link =
    '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://scfhs.example/check?id=1) >> >>'
  const text = Buffer.from('BT /F1 12 Tf (not compressed) Tj ET')
  return [
    pdf('a page of 2001', writePdf(onePage())),
    pdf('lines ended as on a Mac', writePdf(onePage(), { line: '\r' })),
    pdf('lines ended as on Windows', writePdf(onePage(), { line: '\r\n', version: '1.3' })),
    pdf('a page of 2017', writePdf(onePage(), { version: '2.0' })),
    pdf('objects in a stream', writeCompressedPdf(compressedPage())),
    pdf(
      'objects in a stream that is not compressed',
      writeCompressedPdf(compressedPage(), {
        objects: (held, first) => ({ says: `/Type /ObjStm /N 4 /First ${first}`, data: Buffer.from(held) }),
      }),
    ),
    pdf('changed afterwards', addToPdf(writePdf(onePage()), 6, '<< /Title (Licence) >>')),
    pdf(
      'changed twice',
      addToPdf(addToPdf(writePdf(onePage()), 6, '<< /Title (One) >>'), 7, '<< /Title (Two) >>'),
    ),
    pdf('blanks at the end', writePdf(onePage(), { after: '\r\n\0\0 \n' })),
    pdf('nothing after the end', writePdf(onePage(), { after: '' })),
    pdf(
      'opens at its page, with outlines',
      writePdf(
        onePage(
          '/OpenAction [3 0 R /Fit] /Outlines 6 0 R',
          '<< /Type /Outlines /First 7 0 R /Count 1 >>',
          '<< /Title (One) /Parent 6 0 R >>',
        ),
      ),
    ),
    pdf('leads to an address', writePdf(onePage('', link))),
    pdf('a photograph in it', writePdf(onePage('', face))),
    pdf(
      'says things about itself',
      writePdf(
        onePage('/Metadata 6 0 R', { says: '/Type /Metadata /Subtype /XML', data: Buffer.from(metadata) }),
      ),
    ),
    pdf(
      'says in Arabic what it is',
      writePdf(onePage('', '<< /Title <FEFF0631062E06350629> /Author (\\376\\377\\006\\061\\(\\)) >>')),
    ),
    pdf(
      'a stream in letters',
      writePdf(
        onePage('', {
          says: '/Filter [/ASCIIHexDecode /FlateDecode]',
          data: Buffer.from(`${(compressed('BT ET') as { data: Buffer }).data.toString('hex')}>`),
        }),
      ),
    ),
    pdf('a stream that is not compressed', writePdf(onePage('', { says: '', data: text }))),
    pdf(
      'a stream that is empty',
      writePdf(onePage('', { says: '/Filter /FlateDecode', data: Buffer.alloc(0) })),
    ),
    pdf('a form without scripts', writePdf(onePage('/AcroForm << /Fields [] >>'))),
    pdf(
      'as long as it may be',
      writePdf(onePage('', { says: '', data: Buffer.alloc(longest - 768, 'x') })).subarray(0),
    ),
    pdf('a name with many dots', writePdf(onePage()), 'Dr.Layla v1.2 (final).PDF'),
    pdf('a name in Arabic', writePdf(onePage()), 'رخصة\u200f الهيئة.pdf'),
    { name: 'a JPEG', type: 'image/jpeg', file: 'degree.jpg', bytes: jpeg },
    { name: 'a JPEG by its other name', type: 'image/jpeg', file: 'DEGREE.JPEG', bytes: jpeg },
    {
      name: 'a JPEG in steps',
      type: 'image/jpeg',
      file: 'a.jpg',
      bytes: await picture().jpeg({ progressive: true }).toBuffer(),
    },
    {
      name: 'a JPEG in grey',
      type: 'image/jpeg',
      file: 'a.jpg',
      bytes: await picture().greyscale().jpeg().toBuffer(),
    },
    {
      name: 'a JPEG on its side',
      type: 'image/jpeg',
      file: 'a.jpg',
      bytes: await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    },
    {
      name: 'a JPEG for print',
      type: 'image/jpeg',
      file: 'a.jpg',
      bytes: await picture().toColourspace('cmyk').jpeg().toBuffer(),
    },
    {
      name: 'a JPEG with words in it',
      type: 'image/jpeg',
      file: 'a.jpg',
      bytes: withComment(jpeg, Buffer.from('taken in Riyadh')),
    },
    {
      name: 'a JPEG with a film behind it',
      type: 'image/jpeg',
      file: 'a.jpg',
      bytes: Buffer.concat([jpeg, Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(9_000, 7)]),
    },
    { name: 'a PNG', type: 'image/png', file: 'degree.png', bytes: png },
    {
      name: 'a PNG one can see through',
      type: 'image/png',
      file: 'a.png',
      bytes: await picture().ensureAlpha(0.5).png().toBuffer(),
    },
    {
      name: 'a PNG of few colors',
      type: 'image/png',
      file: 'a.png',
      bytes: await picture().png({ palette: true, colours: 16 }).toBuffer(),
    },
    {
      name: 'a PNG in steps',
      type: 'image/png',
      file: 'a.png',
      bytes: await picture().png({ progressive: true }).toBuffer(),
    },
    {
      name: 'a PNG of many shades',
      type: 'image/png',
      file: 'a.png',
      bytes: await picture().toColourspace('rgb16').png().toBuffer(),
    },
    {
      name: 'a scan of a page',
      type: 'image/png',
      file: 'scan.png',
      bytes: await picture(1_240, 1_754).png({ palette: true, colours: 8 }).toBuffer(),
    },
  ]
}
