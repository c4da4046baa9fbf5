import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AwsV4Signer } from 'aws4fetch'

const [accessKeyId, secretAccessKey, region] = ['KEY', 'SEC/RET', 'me-central-1']

/** An S3-compatible store that rejects any request not signed as the real ones require. */
export async function openStore({ pageSize = 2, isReadOnly = false } = {}) {
  const kept = new Map<string, { bytes: Buffer; at: Date }>()
  let refusals = 0
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const url = new URL(request.url ?? '', `http://${request.headers.host}`)
    const end = (status: number, answer: string | Buffer = '') => response.writeHead(status).end(answer)
    if (refusals-- > 0) return end(503)
    if (!(await isSigned(request.method ?? '', url, request.headers, body))) return end(403)
    if (isReadOnly && request.method !== 'GET') return end(403)
    const name = url.pathname.replace(/^\/bucket\/?/, '')
    if (request.method === 'PUT') {
      kept.set(name, { bytes: body, at: new Date() })
      return end(200)
    }
    if (request.method === 'DELETE') return end(kept.delete(name) ? 204 : 404)
    if (name) {
      const file = kept.get(name)
      return file ? end(200, file.bytes) : end(404)
    }
    const from = Number(url.searchParams.get('continuation-token') ?? 0)
    const page = [...kept].slice(from, from + pageSize)
    const next =
      from + pageSize < kept.size ? `<NextContinuationToken>${from + pageSize}</NextContinuationToken>` : ''
    const entries = page.map(
      ([key, { at }]) =>
        `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified></Contents>`,
    )
    return end(200, `<ListBucketResult>${entries.join('')}${next}</ListBucketResult>`)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `s3://${accessKeyId}:${encodeURIComponent(secretAccessKey)}@127.0.0.1:${port}/bucket?region=${region}&insecure=1`,
    kept,
    refuse: (times: number) => {
      refusals = times
    },
    close: () => server.close(),
  }
}

/** Computes the request's signature itself and compares. */
async function isSigned(method: string, url: URL, headers: NodeJS.Dict<string | string[]>, body: Buffer) {
  const given = String(headers.authorization ?? '')
  const datetime = String(headers['x-amz-date'] ?? '')
  const hash = String(headers['x-amz-content-sha256'] ?? '')
  const isWhole = hash === 'UNSIGNED-PAYLOAD' || hash === createHash('sha256').update(body).digest('hex')
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: { 'x-amz-content-sha256': hash },
    accessKeyId,
    secretAccessKey,
    service: 's3',
    region,
    datetime,
  })
  return isWhole && given.endsWith(await signer.signature())
}
