import { errorMessage } from '@crm/contract/kit/errorMessage'
import type { ComponentType } from 'react'

const patience = 120_000

type ChunkFailureCode = 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED' | 'CHUNK_TIMEOUT'

/** A part of the program did not arrive: a release has replaced it, or the line is bad. Reloading helps. */
export class ChunkLoadError extends Error {
  readonly code: ChunkFailureCode

  constructor(code: ChunkFailureCode, cause?: unknown) {
    super(code, { cause })
    this.name = 'ChunkLoadError'
    this.code = code
  }
}

const failure = (error: unknown) => {
  if (error instanceof ChunkLoadError) return error
  const isStyle = /preload CSS/i.test(errorMessage(error))
  return new ChunkLoadError(isStyle ? 'CSS_CHUNK_LOAD_FAILED' : 'CHUNK_LOAD_FAILED', error)
}

/** Loads a part of the program; gives up after two minutes, and says in one way whatever went wrong. */
export const loadChunk = async <Loaded>(load: () => Promise<Loaded>, within = patience): Promise<Loaded> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('CHUNK_TIMEOUT')), within)
  })
  try {
    return await Promise.race([load(), timeout])
  } catch (error) {
    throw failure(error)
  } finally {
    clearTimeout(timer)
  }
}

export type ScreenLoader = () => Promise<ComponentType>

/** Were loading to reject, the router would leave a first visit blank; a component that throws is shown as what it is. */
const broken = (error: unknown): ComponentType => {
  const Broken = () => {
    throw error
  }
  return Broken
}

/** A screen's component as the router wants it. */
export const lazyScreen = (load: ScreenLoader) => ({ Component: () => loadChunk(load).catch(broken) })
