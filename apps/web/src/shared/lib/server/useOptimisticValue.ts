import { useState } from 'react'

/**
 * What somebody chose is shown at once, and stays until what is known has changed: between the server's yes and the
 * answer that is read again it must not jump back. `takeBack` when the server refuses.
 */
export const useOptimisticValue = <Value>(known: Value) => {
  const [chosen, setChosen] = useState<{ over: Value; value: Value } | null>(null)
  return {
    shown: chosen && Object.is(chosen.over, known) ? chosen.value : known,
    choose: (value: Value) => setChosen({ over: known, value }),
    takeBack: () => setChosen(null),
  }
}
