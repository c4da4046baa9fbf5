import { createHash } from 'node:crypto'
import type { InvoiceKind, InvoiceParty, InvoiceTitle, VatCategory } from '#contract/money/invoices.ts'
import { riyals } from '../qr.ts'

export type XmlFacts = {
  number: string
  uuid: string
  kind: InvoiceKind
  title: InvoiceTitle
  issuedAt: Date
  /** Whether the platform issues it in the seller's name. */
  byAgent: boolean
  seller: InvoiceParty
  buyer: InvoiceParty
  line: { name: string; category: VatCategory; rate: number; net: number; vat: number; total: number }
  corrects: { number: string } | null
  icv: number
  previousHash: string
}

/** The previous hash of the first invoice of a chain: the hash of `0`, as hexadecimal digits, in base64. */
export const firstHash = Buffer.from(createHash('sha256').update('0').digest('hex')).toString('base64')

/**
 * An invoice in UBL 2.1 as the tax office profiles it, without its QR code: the part that is hashed. It is written in
 * canonical form: one line without a declaration, every element with an end tag, attributes in order, characters
 * escaped as in canonical XML.
 */
export function invoiceXml(facts: XmlFacts): string {
  const { number, uuid, kind, title, issuedAt, byAgent, seller, buyer, line, corrects, icv, previousHash } =
    facts
  const local = new Date(issuedAt.getTime() + 3 * 3_600_000).toISOString()
  // Simplified or not, third party, then nominal, export, summary and self-billed, none of which ever applies.
  const type = `${title.startsWith('simplified') ? '02' : '01'}${byAgent ? 1 : 0}0000`
  const amounts = (name: string, halalas: number) => el(`cbc:${name}`, riyals(halalas), ['currencyID', 'SAR'])
  const category = el('cac:TaxCategory', [
    el('cbc:ID', line.category),
    el('cbc:Percent', line.rate.toFixed(2)),
    ...(line.category === 'Z'
      ? [
          el('cbc:TaxExemptionReasonCode', 'VATEX-SA-HEA'),
          el('cbc:TaxExemptionReason', 'Private healthcare to citizen'),
        ]
      : []),
    el('cac:TaxScheme', [el('cbc:ID', 'VAT')]),
  ])
  return `<Invoice ${namespaces}>${[
    el('cbc:ProfileID', 'reporting:1.0'),
    el('cbc:ID', number),
    el('cbc:UUID', uuid),
    el('cbc:IssueDate', local.slice(0, 10)),
    el('cbc:IssueTime', local.slice(11, 19)),
    el('cbc:InvoiceTypeCode', kind === 'invoice' ? '388' : '381', ['name', type]),
    el('cbc:DocumentCurrencyCode', 'SAR'),
    el('cbc:TaxCurrencyCode', 'SAR'),
    ...(corrects
      ? [el('cac:BillingReference', [el('cac:InvoiceDocumentReference', [el('cbc:ID', corrects.number)])])]
      : []),
    el('cac:AdditionalDocumentReference', [el('cbc:ID', 'ICV'), el('cbc:UUID', String(icv))]),
    attachment('PIH', previousHash),
    el('cac:AccountingSupplierParty', [partyXml(seller)]),
    el('cac:AccountingCustomerParty', [partyXml(buyer)]),
    el('cac:Delivery', [el('cbc:ActualDeliveryDate', local.slice(0, 10))]),
    el('cac:PaymentMeans', [
      el('cbc:PaymentMeansCode', '48'),
      ...(kind === 'credit_note' ? [el('cbc:InstructionNote', 'Cancellation or return of services')] : []),
    ]),
    el('cac:TaxTotal', [
      amounts('TaxAmount', line.vat),
      el('cac:TaxSubtotal', [amounts('TaxableAmount', line.net), amounts('TaxAmount', line.vat), category]),
    ]),
    el('cac:TaxTotal', [amounts('TaxAmount', line.vat)]),
    el('cac:LegalMonetaryTotal', [
      amounts('LineExtensionAmount', line.net),
      amounts('TaxExclusiveAmount', line.net),
      amounts('TaxInclusiveAmount', line.total),
      amounts('AllowanceTotalAmount', 0),
      amounts('PrepaidAmount', 0),
      amounts('PayableAmount', line.total),
    ]),
    el('cac:InvoiceLine', [
      el('cbc:ID', '1'),
      el('cbc:InvoicedQuantity', '1.000000', ['unitCode', 'PCE']),
      amounts('LineExtensionAmount', line.net),
      el('cac:TaxTotal', [amounts('TaxAmount', line.vat), amounts('RoundingAmount', line.total)]),
      el('cac:Item', [
        el('cbc:Name', line.name),
        el('cac:ClassifiedTaxCategory', [
          el('cbc:ID', line.category),
          el('cbc:Percent', line.rate.toFixed(2)),
          el('cac:TaxScheme', [el('cbc:ID', 'VAT')]),
        ]),
      ]),
      el('cac:Price', [amounts('PriceAmount', line.net)]),
    ]),
  ].join('')}</Invoice>`
}

export const hashXml = (xml: string): string => createHash('sha256').update(xml, 'utf8').digest('base64')

/** The file as handed over: the QR code follows the hash of the previous invoice, and is part of no hash. */
export const withQr = (xml: string, qr: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${xml.replace(
    '<cac:AccountingSupplierParty>',
    () => `${attachment('QR', qr)}<cac:AccountingSupplierParty>`,
  )}`

const urn = 'urn:oasis:names:specification:ubl:schema:xsd:'
const namespaces = [
  `xmlns="${urn}Invoice-2"`,
  `xmlns:cac="${urn}CommonAggregateComponents-2"`,
  `xmlns:cbc="${urn}CommonBasicComponents-2"`,
  `xmlns:ext="${urn}CommonExtensionComponents-2"`,
].join(' ')

/** Child elements are passed as a list. */
function el(
  name: string,
  content: string | readonly string[],
  attribute?: readonly [string, string],
): string {
  const inside = typeof content === 'string' ? escaped(content) : content.join('')
  return `<${name}${attribute ? ` ${attribute[0]}="${attribute[1]}"` : ''}>${inside}</${name}>`
}

/** Leaves out characters that XML cannot hold at all. */
const escaped = (text: string) =>
  [...text]
    .filter((sign) => /[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(sign))
    .join('')
    .replace(/[&<>\r]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&#xD;')

const attachment = (id: string, text: string) =>
  el('cac:AdditionalDocumentReference', [
    el('cbc:ID', id),
    el('cac:Attachment', [el('cbc:EmbeddedDocumentBinaryObject', text, ['mimeCode', 'text/plain'])]),
  ])

function partyXml({ name, vatNumber, commercialNumber, nationalId, address }: InvoiceParty): string {
  const [id, scheme] = nationalId !== null ? [nationalId, 'NAT'] : [commercialNumber, 'CRN']
  // In Saudi addresses the building number comes before the street.
  const [, building, street] = /^(\d{4})\s+(.+)$/.exec(address?.street ?? '') ?? []
  return el('cac:Party', [
    ...(id === null ? [] : [el('cac:PartyIdentification', [el('cbc:ID', id, ['schemeID', scheme ?? ''])])]),
    ...(address
      ? [
          el('cac:PostalAddress', [
            el('cbc:StreetName', street ?? address.street),
            ...(building ? [el('cbc:BuildingNumber', building)] : []),
            ...(address.district ? [el('cbc:CitySubdivisionName', address.district)] : []),
            el('cbc:CityName', address.city),
            el('cbc:PostalZone', address.postalCode),
            el('cac:Country', [el('cbc:IdentificationCode', 'SA')]),
          ]),
        ]
      : []),
    ...(vatNumber === null
      ? []
      : [
          el('cac:PartyTaxScheme', [
            el('cbc:CompanyID', vatNumber),
            el('cac:TaxScheme', [el('cbc:ID', 'VAT')]),
          ]),
        ]),
    el('cac:PartyLegalEntity', [el('cbc:RegistrationName', name)]),
  ])
}
