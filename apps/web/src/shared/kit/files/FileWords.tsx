import classes from './FileRows.module.css'
import { fileKindOf } from './fileKind.ts'

/** Kept in sight at the end of a name that is cut: `…최종 v3.pdf` */
const endingLength = 9

/** What a file is, at a glance: its picture, or the sign of its kind. */
export const FileMark = ({ name, picture }: { name: string; picture?: string | undefined }) => {
  const { icon: Icon, tone } = fileKindOf(name)
  return (
    <span className={classes.mark} data-tone={tone}>
      {picture ? <img src={picture} alt="" loading="lazy" /> : <Icon size={20} stroke={1.5} aria-hidden />}
    </span>
  )
}

/** A file's name on one line: the middle goes, the ending stays. */
export const FileName = ({ name, onClick }: { name: string; onClick?: (() => void) | undefined }) => {
  const letters = [...name]
  const stem = letters.slice(0, -endingLength).join('')
  const words = (
    <>
      {stem && <span className={classes.stem}>{stem}</span>}
      <span className={stem ? classes.ending : classes.stem}>{letters.slice(-endingLength).join('')}</span>
    </>
  )
  if (!onClick)
    return (
      <span className={classes.name} title={name}>
        {words}
      </span>
    )
  return (
    <button type="button" className={classes.name} title={name} onClick={onClick}>
      {words}
    </button>
  )
}
