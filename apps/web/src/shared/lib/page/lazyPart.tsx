import { type ComponentType, lazy, Suspense } from 'react'
import { loadChunk } from './lazyScreen.ts'

/** A panel or dialog that most visits never open: fetched when it is first drawn, with nothing in its place meanwhile. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const Part = lazy(() => loadChunk(load).then((part) => ({ default: part })))
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
