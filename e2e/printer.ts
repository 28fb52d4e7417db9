import type { Page } from '@playwright/test'

/** What a printer would have been given. */
export interface Paper {
  pages: number
  pictures: number
  sharpest: number
  footer: string
}

/** Keeps what the printer would have been given. */
export const putPrinter = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      const area = document.querySelector('[data-printed]')
      const pictures = [...(area?.querySelectorAll('img') ?? [])]
      const footer = document.createElement('footer')
      area?.lastElementChild?.append(footer)
      const paper = {
        pages: area?.querySelectorAll(':scope > div').length,
        pictures: pictures.length,
        sharpest: Math.max(...pictures.map(({ naturalWidth, width }) => naturalWidth / width)),
        footer: getComputedStyle(footer).display,
      }
      Object.assign(window, { papers: [...((window as { papers?: unknown[] }).papers ?? []), paper] })
      dispatchEvent(new Event('afterprint'))
    }
  })
