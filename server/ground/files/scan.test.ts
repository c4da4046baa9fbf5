import { afterAll, expect, test } from 'vitest'
import { openScanner } from '#test/fakes/scanner.ts'
import { isInfected } from './scan.ts'

const scanner = await openScanner()
afterAll(scanner.close)
const { url: scannerUrl } = scanner

test('a file is infected if the scanner reports it, and clean if the scanner passes it', async () => {
  expect(await isInfected({ scannerUrl }, Buffer.from('a plague upon it'))).toBe(true)
  expect(await isInfected({ scannerUrl }, Buffer.alloc(3_000_000, 'x'))).toBe(false)
  const late = Buffer.concat([Buffer.alloc(200_000, 'x'), Buffer.from('plague')])
  expect(await isInfected({ scannerUrl }, late)).toBe(true)
})

test('a configured scanner that is missing lets nothing pass', async () => {
  await expect(isInfected({ scannerUrl: 'tcp://127.0.0.1:9' }, Buffer.from('x'))).rejects.toMatchObject({
    name: 'ScannerGone',
  })
})

test.each(['INSTREAM size limit exceeded. ERROR\0', '', 'stream: OK or so', 'x'.repeat(2_000)])(
  'a scanner that answers %j lets nothing pass',
  async (words) => {
    const other = await openScanner()
    other.say(words)
    await expect(isInfected({ scannerUrl: other.url }, Buffer.from('x'))).rejects.toMatchObject({
      name: 'ScannerGone',
    })
    other.close()
  },
)

test('without a scanner the test string that all scanners know is still detected', async () => {
  const known = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-'.concat('ANTIVIRUS-TEST-FILE!$H+H*')
  expect(await isInfected({ scannerUrl: undefined }, Buffer.from(`%PDF ${known}`))).toBe(true)
  expect(await isInfected({ scannerUrl: undefined }, Buffer.from('%PDF'))).toBe(false)
})
