import classes from '../Viewer.module.css'
import type { PageSize, Spot } from './pageSource.ts'
import { findPieces } from './searchText.ts'

const textNodesIn = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement?.closest('style')) nodes.push(walker.currentNode as Text)
  }
  return nodes
}

/** Where words stand on a page that is made of elements: it is drawn out of sight, once, and its letters are measured. */
export const findInPage = async (
  draw: (host: HTMLElement) => Promise<void>,
  { width, height }: PageSize,
  words: string,
): Promise<Spot[]> => {
  const stage = document.createElement('div')
  stage.dataset.docxStage = ''
  stage.className = classes.drawn ?? ''
  stage.style.width = `${width}px`
  stage.style.height = `${height}px`
  document.body.append(stage)
  try {
    await draw(stage)
    const nodes = textNodesIn(stage.firstElementChild?.shadowRoot ?? stage)
    const { left, top } = stage.getBoundingClientRect()
    const found = findPieces(
      nodes.map(({ data }) => data),
      words,
    )
    return found.flat().flatMap(({ part, start, end }) => {
      const node = nodes[part]
      if (!node) return []
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, end)
      return [...range.getClientRects()]
        .filter((box) => box.width > 0)
        .map((box) => ({ x: box.left - left, y: box.top - top, width: box.width, height: box.height }))
    })
  } finally {
    stage.remove()
  }
}
