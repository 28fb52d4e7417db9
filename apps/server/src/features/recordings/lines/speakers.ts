interface Voice {
  paragraph: number
  speaker: string | null
  /** Of unit length, so that the product of two is how alike they are. */
  voice: readonly number[]
}

/** Below this two voices are more likely those of different people; speaker models are made to be compared so. */
const leastAlike = 0.6

const sum = (voices: readonly (readonly number[])[]) =>
  voices.reduce<number[]>((total, voice) => voice.map((number, at) => number + (total[at] ?? 0)), [])

const likeness = (one: readonly number[], other: readonly number[]) => {
  const product = one.reduce((total, number, at) => total + number * (other[at] ?? 0), 0)
  const lengths = Math.hypot(...one) * Math.hypot(...other)
  return lengths > 0 ? product / lengths : 0
}

const grouped = <Key>(voices: readonly Voice[], keyOf: (voice: Voice) => Key) => {
  const groups = new Map<Key, (readonly number[])[]>()
  for (const voice of voices) groups.set(keyOf(voice), [...(groups.get(keyOf(voice)) ?? []), voice.voice])
  return new Map([...groups].map(([key, group]) => [key, sum(group)] as const))
}

/** For each paragraph without a name: the named person whose voice is most alike, where it is alike enough. */
export const suggestSpeakers = (voices: readonly Voice[]): Map<number, string> => {
  const named = grouped(
    voices.filter(({ speaker }) => speaker !== null),
    ({ speaker }) => speaker ?? '',
  )
  const suggested = new Map<number, string>()
  if (!named.size) return suggested
  const unnamed = grouped(
    voices.filter(({ speaker }) => speaker === null),
    ({ paragraph }) => paragraph,
  )
  for (const [paragraph, voice] of unnamed) {
    const [best] = [...named]
      .map(([name, known]) => ({ name, alike: likeness(voice, known) }))
      .sort((a, b) => b.alike - a.alike)
    if (best && best.alike >= leastAlike) suggested.set(paragraph, best.name)
  }
  return suggested
}
