const textOf = (request: unknown) => JSON.stringify([request])

/** A double click is one click: the request that was sent last is not sent again while it is on its way. */
export const createDoubleClickGuard = () => {
  let onItsWay: string | undefined
  return {
    /** False where it is a second click. */
    enter: (request: unknown) => {
      const text = textOf(request)
      if (text === onItsWay) return false
      onItsWay = text
      return true
    },
    leave: (request: unknown) => {
      if (textOf(request) === onItsWay) onItsWay = undefined
    },
  }
}
