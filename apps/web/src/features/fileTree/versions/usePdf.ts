import { files } from '@crm/contract/features/files/files'
import { urlOf } from '@crm/contract/kit/client'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { callHeaders } from '../../../shared/lib/api.ts'

/** Fetched when a comparison is first opened. */
const loadLibrary = async () => {
  const [library, worker] = await Promise.all([import('pdfjs-dist'), import('pdfjs-dist/build/pdf.worker.min.mjs?url')])
  library.GlobalWorkerOptions.workerSrc = worker.default
  return library
}

const openPdf = async (fa_no: number) => {
  const library = await loadLibrary()
  // Ranges come through the same address, so that the first page need not wait for the last.
  return library.getDocument({
    url: new URL(urlOf(files.download, { query: { fa_no } }), location.href).href,
    httpHeaders: callHeaders(),
  })
}

export interface OpenedPdf {
  document: PDFDocumentProxy | null
  pages: number
  isFailed: boolean
}

const nothing: OpenedPdf = { document: null, pages: 0, isFailed: false }

/** The PDF behind an attachment, while it is shown. */
export const usePdf = (fa_no: number | undefined): OpenedPdf => {
  const [opened, setOpened] = useState(nothing)
  useEffect(() => {
    setOpened(nothing)
    if (fa_no === undefined) return
    let isGone = false
    const opening = openPdf(fa_no)
    opening
      .then((task) => task.promise)
      .then(
        (document) => !isGone && setOpened({ document, pages: document.numPages, isFailed: false }),
        () => !isGone && setOpened({ ...nothing, isFailed: true }),
      )
    return () => {
      isGone = true
      opening.then((task) => task.destroy()).catch(() => undefined)
    }
  }, [fa_no])
  return opened
}
