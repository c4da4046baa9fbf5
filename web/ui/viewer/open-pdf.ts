import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs'

export type Pdf = PDFDocumentProxy

/**
 * Opens a PDF in a worker of this origin. Its scripts are not run and its links not fetched. Decoders for scans are in
 * plain JavaScript, because the Content Security Policy forbids WebAssembly.
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

/** The bundler puts the decoders there; in development they are in node_modules. */
const decoders = import.meta.env.DEV ? '/node_modules/pdfjs-dist/wasm/' : `/assets/pdf-${version}/`
