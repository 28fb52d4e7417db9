import init, { HwpDocument } from '@rhwp/core'
import wasm from '@rhwp/core/rhwp_bg.wasm?url'

/** What the viewer asks of the worker, and what it answers. */
export type HwpRequest =
  | { id: number; ask: 'begin' }
  | { id: number; ask: 'open'; bytes: Uint8Array }
  | { id: number; ask: 'draw' | 'text' | 'size'; page: number }

const measure = new OffscreenCanvas(1, 1).getContext('2d')
let lastFont = ''

// The library asks this of its surroundings, to break lines where the browser would.
Object.assign(globalThis, {
  measureTextWidth: (font: string, text: string) => {
    if (!measure) return text.length * 8
    if (font !== lastFont) {
      measure.font = font
      lastFont = font
    }
    return measure.measureText(text).width
  },
})

const ready = init({ module_or_path: wasm })
let opened: HwpDocument | undefined

const answer = async (request: HwpRequest): Promise<unknown> => {
  await ready
  if (request.ask === 'begin') return true
  if (request.ask === 'open') {
    opened = new HwpDocument(request.bytes)
    return opened.pageCount()
  }
  if (!opened) throw new Error('nothing is open')
  const page = request.page - 1
  if (request.ask === 'draw') return opened.renderPageSvg(page)
  if (request.ask === 'text') return JSON.parse(opened.getPageText(page))
  return JSON.parse(opened.getPageInfo(page))
}

self.addEventListener('message', ({ data }: MessageEvent<HwpRequest>) => {
  answer(data).then(
    (result) => self.postMessage({ id: data.id, result }),
    (error: unknown) => self.postMessage({ id: data.id, problem: String(error) }),
  )
})
