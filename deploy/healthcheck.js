import { get } from 'node:http'

const { PORT = '3000', PUBLIC_URL = `http://localhost:${PORT}` } = process.env
const question = { port: PORT, path: '/api/ready', headers: { host: new URL(PUBLIC_URL).host } }
get(question, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).once('error', () =>
  process.exit(1),
)
