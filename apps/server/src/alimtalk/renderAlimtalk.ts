import type { AlimtalkTemplate, Gaps } from './defineAlimtalk.ts'

const gapPattern = /#\{([^{}]+)\}/g

/** The names of all gaps in a text. */
export const gapsIn = (text: string) => [...text.matchAll(gapPattern)].map(([, name = '']) => name)

const fill = (text: string, gaps: Gaps) => text.replace(gapPattern, (_, name: string) => gaps[name] ?? '')

/** A message as its reader sees it; with the gaps themselves instead of values it is the text to register at Kakao. */
export const renderAlimtalk = (
  { title, lines, linesWith, buttons }: Pick<AlimtalkTemplate, 'title' | 'lines' | 'linesWith' | 'buttons'>,
  gaps: Gaps,
) => ({
  subject: `[${gaps.회사}] ${title}`,
  text: fill([...lines, ...(linesWith && gaps[linesWith.gap] ? linesWith.lines : [])].join('\n'), gaps),
  buttons: buttons.map(({ name, link }) => ({ name, link: fill(link, gaps) })),
})
