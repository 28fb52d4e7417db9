/** Changes of counters as CSS writes them: `docx-num-1-0 2 docx-num-1-1 0`; without a number it is the usual one. */
const changesIn = (css: string, usual: number) =>
  [...css.matchAll(/(-?[a-z_][\w-]*)(?:\s+(-?\d+))?/gi)]
    .map(([, name = '', count]) => [name, count === undefined ? usual : Number(count)] as const)
    .filter(([name]) => name !== 'none')

/** Counts one numbered paragraph: first what stands on it, then the number before it. */
const count = (values: Map<string, number>, style: CSSStyleDeclaration) => {
  for (const [name, by] of changesIn(style.counterIncrement, 1)) values.set(name, (values.get(name) ?? 0) + by)
  for (const [name, to] of changesIn(style.counterSet, 0)) values.set(name, to)
}

/**
 * Automatic numbers of Word come as CSS counters over the whole document. Pages are shown one by one and again as small ones,
 * so each is told where its counters stand when it begins. The pages must be in the document, in order.
 */
export const keepNumbers = (pages: readonly HTMLElement[]) => {
  const values = new Map(changesIn(getComputedStyle(document.documentElement).counterReset, 0))
  for (const page of pages) {
    page.style.counterReset = [...values].map(([name, value]) => `${name} ${value}`).join(' ')
    for (const paragraph of page.querySelectorAll<HTMLElement>('p[class*="-num-"]')) {
      count(values, getComputedStyle(paragraph))
      count(values, getComputedStyle(paragraph, '::before'))
    }
  }
}

/** Links lead to a tab of their own or to a page of the document; this tab stays where it is. */
export const tameLinks = (pages: readonly HTMLElement[]) => {
  const pageOf = (id: string) => 1 + pages.findIndex((page) => page.querySelector(`[id="${CSS.escape(id)}"]`))
  for (const link of pages.flatMap((page) => [...page.querySelectorAll<HTMLAnchorElement>('a[href]')])) {
    const address = link.getAttribute('href') ?? ''
    const page = address.startsWith('#') ? pageOf(address.slice(1)) : 0
    if (page > 0) {
      link.dataset.toPage = String(page)
    } else if (/^(https?|mailto|tel):/i.test(address)) {
      link.target = '_blank'
      link.rel = 'noopener noreferrer'
    } else {
      link.removeAttribute('href')
    }
  }
}
