import type { Page, Request } from '@playwright/test'

/** What must never happen on any screen: errors in the console, scripts that throw, requests that fail. */
export const watch = (page: Page) => {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`)
  })
  return faults
}

/** How many requests of a page are under way. Chromium never reports the end of those whose document was left. */
export const countRequests = (page: Page) => {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => underWay.delete(request))
  }
  return () => underWay.size
}
