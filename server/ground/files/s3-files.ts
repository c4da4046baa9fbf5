import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'

/** The bucket of STORAGE_URL, in any store that speaks S3. */
export function s3Files(storageUrl: string) {
  const { username, password, host, pathname, searchParams } = new URL(storageUrl)
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
    retries: 2,
  })
  const bucket = `${searchParams.get('insecure') === '1' ? 'http' : 'https'}://${host}${pathname.replace(/\/$/, '')}`

  async function ask(method: string, address: string, body?: Buffer): Promise<Response> {
    const answer = await client.fetch(address, {
      method,
      signal: AbortSignal.timeout(20_000),
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
        ...(body && { 'content-type': 'application/octet-stream' }),
      },
      ...(body && { body: new Uint8Array(body) }),
    })
    if (answer.ok || answer.status === 404) return answer
    await answer.body?.cancel()
    throw Object.assign(new Error('the file store denied access'), { code: `S3_${answer.status}` })
  }

  async function done(method: string, name: string, body?: Buffer): Promise<void> {
    const { body: rest } = await ask(method, `${bucket}/${name}`, body)
    await rest?.cancel()
  }

  return {
    async keep(name: string, bytes: Buffer) {
      const { status, body } = await ask('PUT', `${bucket}/${name}`, bytes)
      await body?.cancel()
      if (status === 404) throw Object.assign(new Error('the bucket does not exist'), { code: 'S3_404' })
    },
    async read(name: string) {
      const answer = await ask('GET', `${bucket}/${name}`)
      const bytes = Buffer.from(await answer.arrayBuffer())
      return answer.status === 404 ? null : bytes
    },
    remove: (name: string) => done('DELETE', name),
    async *list() {
      for (let next: string | null = ''; next !== null; ) {
        const from: string = next && `&continuation-token=${encodeURIComponent(next)}`
        const answer = await ask('GET', `${bucket}?list-type=2${from}`)
        const page = await answer.text()
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          yield { name: textIn(entry, 'Key') ?? '', keptAt: new Date(textIn(entry, 'LastModified') ?? '') }
        next = textIn(page, 'NextContinuationToken')
      }
    },
  }
}

/** Names are ours and tokens are opaque, so only ampersands, quotes and angle brackets can be escaped in them. */
const textIn = (xml: string, tag: string): string | null =>
  new RegExp(`<${tag}>(.*?)</${tag}>`, 's')
    .exec(xml)?.[1]
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&') ?? null
