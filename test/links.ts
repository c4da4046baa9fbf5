import type { App } from './app.ts'

/** The token of the newest link to this page that was mailed to this address. */
export async function newestMailedToken(app: App, address: string, page: string): Promise<string> {
  const [token] = await tokensMailed(app, address, page)
  if (!token) throw new Error(`no link to ${page} was mailed to ${address}`)
  return token
}

/** All of the tokens, newest first. */
export async function tokensMailed(app: App, address: string, page: string): Promise<string[]> {
  await app.runJobs()
  const link = new RegExp(`/${page}\\?token=([\\w-]{43})$`, 'm')
  return (await app.mailTo(address)).flatMap(({ text }) => link.exec(text)?.[1] ?? [])
}
