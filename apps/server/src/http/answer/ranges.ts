/** Both ends count. */
export interface Range {
  start: number
  end: number
}

const shape = /^bytes=(\d*)-(\d*)$/

/**
 * The part of `size` bytes that a Range header asks for. Undefined means all of them: no header, one we do not
 * understand, or several ranges at once, which a server may always answer whole.
 */
export const readRange = (header: string | undefined, size: number): Range | 'unsatisfiable' | undefined => {
  const [, from = '', to = ''] = shape.exec(header ?? '') ?? []
  if (!from && !to) return undefined
  if (!from) {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(from)
  const end = to ? Math.min(Number(to), size - 1) : size - 1
  if (to && Number(to) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}
