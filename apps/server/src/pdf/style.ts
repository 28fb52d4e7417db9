/** Sizes in points (1/72 inch) and colours of every PDF. */
export const page = { width: 595.28, height: 841.89, left: 52, right: 52, top: 72, bottom: 62 } as const

export const contentWidth = page.width - page.left - page.right

export const colours = {
  text: '#1a1f27',
  secondary: '#5a6472',
  accent: '#3654e0',
  danger: '#d92d20',
  line: '#d9dde4',
  strongLine: '#5a6472',
  fill: '#f4f5f8',
} as const

export type Weight = 'regular' | 'bold'

export interface TextStyle {
  size: number
  weight: Weight
  colour: string
  /** Distance between two lines, in relation to the size. */
  leading: number
  /** All digits as wide as each other, for columns of amounts. */
  isTabular?: boolean
}

const body: TextStyle = { size: 10, weight: 'regular', colour: colours.text, leading: 1.65 }
const small: TextStyle = { size: 8, weight: 'regular', colour: colours.secondary, leading: 1.5 }

export const styles = {
  body,
  small,
  secondary: { ...body, colour: colours.secondary },
  title: { ...body, size: 20, weight: 'bold', leading: 1.35 },
  subtitle: { ...body, size: 10.5, colour: colours.secondary },
  heading: { ...body, size: 12, weight: 'bold', leading: 1.4 },
  cell: { ...body, size: 9, leading: 1.5 },
  cellLabel: { ...body, size: 9, leading: 1.5, colour: colours.secondary },
  cellHead: { ...body, size: 8.5, leading: 1.5, weight: 'bold', colour: colours.secondary },
  cellFoot: { ...body, size: 9, leading: 1.5, weight: 'bold' },
  strong: { ...body, size: 11.5, leading: 1.5, weight: 'bold', isTabular: true },
  /** The spaced title of a deed. */
  deed: { ...body, size: 24, weight: 'bold', leading: 1.35 },
  receiver: { ...body, size: 14, weight: 'bold', leading: 1.4 },
  company: { ...body, size: 12, weight: 'bold', leading: 1.4 },
  warning: { ...small, weight: 'bold', colour: colours.danger },
} as const satisfies Record<string, TextStyle>
