interface Reply {
  id: number
  result?: unknown
  problem?: string
}

interface Question {
  resolve: (result: never) => void
  reject: (problem: unknown) => void
}

type Asked = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>

/**
 * Asks a worker: each question has one answer. A worker that breaks, or says nothing for `mostSilenceMs` while it is asked,
 * is ended, and nothing it is asked from then on is answered.
 */
export const createAsk = (worker: Asked, mostSilenceMs: number, silence: () => Error) => {
  const waiting = new Map<number, Question>()
  let ended: unknown
  let watch: ReturnType<typeof setTimeout> | undefined
  let last = 0

  const end = (problem: unknown) => {
    ended = problem
    clearTimeout(watch)
    worker.terminate()
    for (const { reject } of waiting.values()) reject(problem)
    waiting.clear()
  }
  const listen = () => {
    clearTimeout(watch)
    watch = waiting.size ? setTimeout(() => end(silence()), mostSilenceMs) : undefined
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const question = waiting.get(data.id)
    waiting.delete(data.id)
    listen()
    if (data.problem === undefined) question?.resolve(data.result as never)
    else question?.reject(new Error(data.problem))
  })
  worker.addEventListener('error', (event) => end(new Error((event as ErrorEvent).message)))

  return <Result>(question: object, transfer: Transferable[] = []) =>
    new Promise<Result>((resolve, reject) => {
      if (ended) return reject(ended)
      const id = ++last
      waiting.set(id, { resolve, reject })
      if (waiting.size === 1) listen()
      worker.postMessage({ id, ...question }, transfer)
    })
}
