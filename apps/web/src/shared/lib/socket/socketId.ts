let id: string | undefined

/** The name of this tab's live connection: the server leaves it out when it tells the others what this tab changed. */
export const socketId = {
  current: () => id,
  set: (connected: string | undefined) => {
    id = connected
  },
}
