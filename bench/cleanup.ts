const undoing: (() => Promise<unknown>)[] = []
let cleaning: Promise<void> | undefined

/**
 * Begins something and remembers how to undo it, however the bench ends: what is still on its way up when the signal
 * comes is waited for and undone as well.
 */
export const begin = <Thing>(
  start: () => Thing | Promise<Thing>,
  undo: (thing: Thing) => Promise<unknown>,
): Promise<Thing> => {
  if (cleaning) throw new Error('The bench is ending')
  const begun = (async () => start())()
  undoing.push(async () => undo(await begun))
  return begun
}

const undoAll = async () => {
  // One thing that cannot be undone must not keep the others alive.
  for (let undo = undoing.pop(); undo; undo = undoing.pop()) await undo().catch(() => {})
}

/** Undoes everything, last begun first. */
export const cleanUp = () => {
  cleaning ??= undoAll()
  return cleaning
}

export const isCleaningUp = () => cleaning !== undefined
