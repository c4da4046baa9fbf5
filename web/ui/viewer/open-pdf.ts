import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs'

export type Pdf = PDFDocumentProxy

/**
 * Reads a PDF in a worker of our own origin. Nothing in it is run and nothing of it is fetched. Scans that need a decoder
 * have it in plain JavaScript, since the Content Security Policy allows no WebAssembly.
 */
export function openPdf(data: Uint8Array<ArrayBuffer>): Promise<Pdf> {
  GlobalWorkerOptions.workerPort ??= new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    type: 'module',
  })
  const { promise } = getDocument({
    data,
    useWasm: false,
    wasmUrl: decoders,
    disableWorkerRendering: true,
    enableXfa: false,
    verbosity: 0,
  })
  return promise
}

/** The bundler puts them there; in development they lie where they were installed. */
const decoders = import.meta.env.DEV ? '/node_modules/pdfjs-dist/wasm/' : `/assets/pdf-${version}/`
