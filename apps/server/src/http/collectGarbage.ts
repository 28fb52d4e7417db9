// V8 lets 64 MB of used buffers pile up before it looks for them, and the allocator then keeps that memory. A small
// collection after every few megabytes takes about a millisecond and keeps a transfer of any size flat. It is there when
// Node was started with --expose-gc, as `npm start` does; without it transfers only need more memory.
const collect = globalThis.gc

/** Twice as often, uploads fall below 0.6 of the floor (`npm run bench -- --only files`); seldom, memory rises above 250 MB. */
const every = 7 * 1024 * 1024
let passed = 0

/** Called with how many bytes have just gone through: up or down, over all transfers of this process. */
export const collectGarbageAfter = (bytes: number) => {
  passed += bytes
  if (passed < every) return
  passed = 0
  collect?.({ type: 'minor' })
}

/** Loading the program leaves a third of its memory unused, which V8 would keep: 282 MB without this, 206 MB with it, for 0.2 s. */
export const collectGarbageOfStart = async () => {
  await collect?.({ type: 'major', execution: 'async', flavor: 'last-resort' })
}
