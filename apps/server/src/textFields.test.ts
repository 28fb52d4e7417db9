import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

interface Progress {
  at?: string
  checked?: number
}

/**
 * Resolves to how many fields were checked, or to the name of the one at which the worker stood still. A pattern that
 * looks back takes minutes for a megabyte where a linear one takes milliseconds, so that the limit tells them apart on
 * any machine.
 */
const checkIn = (fields: 'contract' | 'quadratic', limitMs: number) =>
  new Promise<string | number>((resolve, reject) => {
    const worker = new Worker(new URL('./testing/textFields.worker.ts', import.meta.url), {
      workerData: fields,
      execArgv: [],
    })
    let last = 'the start'
    const giveUp = () => {
      resolve(last)
      worker.terminate()
    }
    let timer = setTimeout(giveUp, limitMs)
    worker.on('message', ({ at, checked }: Progress) => {
      clearTimeout(timer)
      if (checked !== undefined) return resolve(checked)
      last = at ?? last
      timer = setTimeout(giveUp, limitMs)
    })
    worker.on('error', reject)
  })

test('every text field of the contract takes a megabyte of its worst characters in linear time', async () => {
  expect(await checkIn('contract', 60_000)).toBeGreaterThan(300)
}, 900_000)

test('a pattern that looks back would be found', async () => {
  expect(await checkIn('quadratic', 10_000)).toBe('quadratic')
}, 60_000)
