const localNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Outside storage (S3) lets no page of a local host in; our own works from anywhere. */
export const isRefusedHere = (url: string, page: Pick<Location, 'hostname' | 'origin' | 'href'> = location) =>
  localNames.has(page.hostname) && new URL(url, page.href).origin !== page.origin
