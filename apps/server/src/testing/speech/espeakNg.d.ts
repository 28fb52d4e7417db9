/** espeak-ng has no types of its own; this is what our tests use of it. */
declare module 'espeak-ng' {
  const espeak: (options: {
    arguments: string[]
  }) => Promise<{ FS: { readFile: (name: string) => Uint8Array<ArrayBuffer> } }>
  export = espeak
}
