import type { Weight } from './style.ts'

/** A piece of text in one look. */
export interface Run {
  text: string
  weight?: Weight
  colour?: string
  isOblique?: boolean
  isUnderlined?: boolean
  isStruck?: boolean
  link?: string
}

interface Fragment {
  run: Run
  text: string
  width: number
}

export interface Line {
  fragments: Fragment[]
  width: number
}

export type Measure = (text: string, run: Run) => number

const pieces = /\n| +|[^ \n]+/g

/** A word may have several looks: it ends at a blank, not where the look changes. */
type Word = Fragment[]

const widthOf = (fragments: Fragment[]) => fragments.reduce((sum, { width }) => sum + width, 0)

/**
 * Breaks text into lines. Korean breaks between words, not between syllables (`word-break: keep-all`); only a word that
 * is wider than a line is cut.
 */
export const layOut = (runs: Run[], width: number, measure: Measure): Line[] => {
  const lines: Line[] = []
  let line: Line = { fragments: [], width: 0 }
  let blanks: Fragment[] = []
  let word: Word = []

  const put = ({ run, text, width: added }: Fragment) => {
    const last = line.fragments.at(-1)
    if (last?.run === run) {
      last.text += text
      last.width += added
    } else line.fragments.push({ run, text, width: added })
    line.width += added
  }
  const endLine = () => {
    lines.push(line)
    line = { fragments: [], width: 0 }
    blanks = []
  }
  const putCut = (fragments: Word) => {
    for (const { run, text } of fragments) {
      for (const letter of text) {
        const added = measure(letter, run)
        if (line.width + added > width && line.width > 0) endLine()
        put({ run, text: letter, width: added })
      }
    }
  }
  const endWord = () => {
    if (!word.length) return
    const [wide, before] = [widthOf(word), widthOf(blanks)]
    if (line.width > 0 && line.width + before + wide > width) endLine()
    blanks.forEach(put)
    blanks = []
    if (line.width + wide > width) putCut(word)
    else word.forEach(put)
    word = []
  }

  for (const run of runs) {
    for (const [text] of run.text.matchAll(pieces)) {
      if (text === '\n') {
        endWord()
        endLine()
      } else if (text.startsWith(' ')) {
        endWord()
        blanks.push({ run, text, width: measure(text, run) })
      } else word.push({ run, text, width: measure(text, run) })
    }
  }
  endWord()
  lines.push(line)
  return lines
}
