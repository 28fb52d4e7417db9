interface PdfAt {
  url: string
  fv_no: number
  size: number
}

const drawnWidth = 336
const mostKept = 200

/** Pictures of versions, which never change. */
const drawn = new Map<number, string>()

export const drawnBefore = (fv_no: number) => drawn.get(fv_no)

const draw = async ({ url, size }: PdfAt, signal: AbortSignal) => {
  const { openPdf } = await import('../../docViews/viewer/sources/pdfSource.ts')
  signal.throwIfAborted()
  const source = await openPdf({
    ...{
      url: new URL(url, location.href).href,
      headers: {},
      name: '',
      mimetype: 'application/pdf',
      size,
      mayCopy: false,
    },
  })
  try {
    const host = document.createElement('div')
    await source.draw(1, host, drawnWidth / source.firstSize.width, signal)
    signal.throwIfAborted()
    return host.querySelector('canvas')?.toDataURL('image/jpeg', 0.8) ?? null
  } finally {
    source.close()
  }
}

/** One after the other, so that the list stays quick while it is drawn. */
let before: Promise<unknown> = Promise.resolve()

/** The first page of a PDF as a picture; only the part of the file that it needs is fetched. */
export const firstPageOf = (pdf: PdfAt, signal: AbortSignal): Promise<string> => {
  const drawing = before.then(async () => {
    signal.throwIfAborted()
    const picture = drawn.get(pdf.fv_no) ?? (await draw(pdf, signal))
    if (!picture) throw new Error('nothing was drawn')
    drawn.set(pdf.fv_no, picture)
    const [oldest] = drawn.keys()
    if (drawn.size > mostKept && oldest !== undefined) drawn.delete(oldest)
    return picture
  })
  before = drawing.catch(() => undefined)
  return drawing
}
